// The seven forms of the public pages (spec 1, sections 3, 5 and 8).
export const nameLabel = 'Full Name';
export const propertiesAsked = 'Number of Properties';
export const messageLabel = 'Message';
/** The message of the FAQ's quick form. */
export const questionLabel = 'Question';
export const smsLabel = 'Text me about Porchlight.';
export const smsConsent =
  'About {count} messages per month. Data rates may apply. Not a condition of purchase. Opt out any time.';
/** Over a field that nobody sees but programs that fill in everything. */
export const leaveEmpty = 'Leave this empty';
export const sendMessage = 'Send Message';
export const sendQuestion = 'Send Question';
export const sending = 'Sending...';
export const thankYou = 'Thank you!';
/** After the home page's form; the others thank in the name of the company. */
export const thanksByProduct = 'Your request has been received. Someone from the product will be in touch soon.';
export const thanksByCompany = 'Your request has been received. Someone from the company will be in touch soon.';
export const formNotSent = 'Failed to submit question. Please try again.';
export const questionNotSent = 'Failed to send question. Please try again.';

// What is wrong with a field.
export const nameMissing = 'Full name is required';
export const nameTooLong = 'Use a shorter name.';
export const emailMissing = 'Email address is required';
export const emailInvalid = 'Please enter a valid email address';
export const propertiesTooFew = 'Use 0 or more.';
export const propertiesTooMany = 'Use a smaller number.';
export const messageMissing = 'Please enter a message';
export const messageTooLong = 'Use a shorter message.';

// The team's list of questions, and its filter.
export const filterLegend = 'Which questions to show';
export const newState = 'New';
export const answeredState = 'Answered';
export const allSources = 'All sources';
export const search = 'Search';
export const searchHint = 'Message, name, email or phone';
export const newQuestions = 'New questions';
export const answeredQuestions = 'Answered questions';
/** The form that a question came by, or the site's chat. */
export const source = 'Source';
export const from = 'From';
/** How many the visitor has. */
export const propertiesColumn = 'Properties';
export const received = 'Received';
export const noName = 'No name';
export const noEmail = 'No email address';
export const noPhone = 'N/A';
export const loadMore = 'Load more';
export const noneNewTitle = 'No new questions.';
export const noneNew = "When a visitor sends a form or leaves a question in the site's chat, it lands here.";
export const noneAnsweredTitle = 'Nothing has been answered yet.';
export const noneAnswered = 'Questions the team has answered stay here.';
// With a filter: `words` were looked for, `source` is a form by name.
export const noneNewWith = 'No new questions with “{words}”.';
export const noneNewFrom = 'No new questions from {source}.';
export const noneNewWithFrom = 'No new questions with “{words}” from {source}.';
export const noneAnsweredWith = 'No answered questions with “{words}”.';
export const noneAnsweredFrom = 'No answered questions from {source}.';
export const noneAnsweredWithFrom = 'No answered questions with “{words}” from {source}.';

// One question, and its answer.
export const question = 'Question';
export const questionFrom = 'Question from {visitor}';
export const questionFromVisitor = 'Question from a visitor';
export const questionLoading = 'Loading the question';
/** Whether the visitor agreed to text messages, and when. */
export const textsLabel = 'Texts';
export const textsAllowedSince = 'Allowed since {date}';
export const textsNotAllowed = 'Not allowed';
export const answerLabel = 'Your answer';
export const answerHint = 'Emailed to {email}, signed with your name, with the question quoted.';
export const answerByPhone =
  'This visitor left a phone number but no email address. Call them, then mark the question as answered.';
export const answerNowhere = "This visitor left no email address and no phone number, so there's nobody to answer.";
export const answerMissing = 'Write an answer first.';
export const sendAnswer = 'Send answer';
export const answerSent = 'Answer sent to {email}';
export const answerNotSent = "We couldn't send that. Your answer is still here. Try again.";
export const markAnswered = 'Mark as answered';
export const markedAnswered = 'Marked as answered';
export const answer = 'Answer';
export const answeredOtherwise = 'Answered some other way than by email.';
export const answeredByAndWhen = '{agent}, {date}';
export const answeredBy = '{agent} has already answered this one.';
export const answeredBySomebody = 'Somebody has already answered this one.';
export const noEmailToAnswer = 'This visitor left no email address.';

// The mail to whoever asked; `question` is what they wrote, quoted.
export const answerSubject = 'Your question to Porchlight';
export const answerMail = 'Hello {name},\n\n{answer}\n\n{agent}, Porchlight\n\n{question}';
export const answerMailUnnamed = 'Hello,\n\n{answer}\n\n{agent}, Porchlight\n\n{question}';

// The mail to the team about a question that came in.
export const questionSubject = '{source}: {visitor}';
export const aVisitor = 'a visitor';
export const notGiven = 'not given';
export const questionMail =
  '{question}\n\nName: {name}\nEmail: {email}\nPhone: {phone}\nProperties: {properties}\nTexts allowed: no';
export const questionMailTextsAllowed =
  '{question}\n\nName: {name}\nEmail: {email}\nPhone: {phone}\nProperties: {properties}\nTexts allowed: yes';
