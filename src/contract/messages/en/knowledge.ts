// The knowledge page: what guests can be told, by property. {share} is a percentage.
export const showMore = 'Show {count} more';

// What guests asked and nobody has answered. {asked} is a property, or `askedTimes`.
export const unansweredTitle = 'Unanswered questions';
export const unansweredRecently = 'Unanswered questions, last 30 days';
export const loadingQuestions = 'Loading what guests asked';
export const questionsFailed = "Couldn't load what guests asked.";
export const allAnswered = 'Every question in the last 30 days got an answer.';
export const noneUnanswered = 'None. Every question got an answer.';
export const times = '{count, plural, one {# time} other {# times}}';
export const askedTimes = '{property}, asked {count, plural, one {# time} other {# times}}';
export const askedAt = '{asked}, {when}.';
export const seeChat = 'See the chat';
export const answer = 'Answer';
export const putAside = 'Put aside';
export const questionPutAside = 'Question put aside';
export const loadingQuestion = 'Loading the question';
export const alreadySettled = 'This was already answered or put aside.';

// The dialog, and the page behind a mail's link, where a question is answered.
export const answerTitle = 'Answer your guest';
export const askedBy = 'A guest at {property}';
export const answerLabel = 'Your answer';
export const answerYes = 'Yes.';
export const answerNo = 'No.';
export const answerHint = 'Your guest reads this in their chat, word for word.';
export const answerHintMany = 'Everyone who asked reads this in their chat, word for word.';
export const saveAsArticle = 'Save as article';
export const saveAsArticleHint = 'The next guest who asks gets this answer right away.';
export const sendAnswer = 'Send Answer';
export const sending = 'Sending...';
export const later = 'Later';
export const answerNeeded = 'Write the answer your guest will read.';
export const answerTooLong = "That's too long for one message.";
export const answerHoldsCode =
  "This holds a code or a password, and this guest's stay isn't confirmed. Leave it out: confirmed guests get it from us.";
export const answerSent = 'Answer sent';
export const answerSentAndSaved = 'Answer sent and saved as an article';
export const answered = 'Your guest has your answer.';
export const answeredByArticle =
  "Your guest has your answer. It's an article now too, so the next guest who asks gets it right away.";
export const questionIsPutAside = 'You put this question aside.';
export const alreadyAnswered = 'This was already answered.';
export const linkIsOld = "This link doesn't open a question anymore. Sign in to see what's open.";
export const toKnowledge = 'Go to what guests can be told';

// The list of articles.
export const articles = 'Articles';
export const searchArticles = 'Search articles';
export const everyProperty = 'Every property';
export const forAll = 'For all my properties';
export const allProperties = 'All my properties';
export const oneProperty = 'One property';
export const loadingArticles = 'Loading your articles';
export const articlesFailed = "Couldn't load your articles.";
export const noArticles = 'No articles yet.';
export const noArticlesHint =
  'What you write here answers your guests at any hour. For example: “Hot tub: heat it for four hours, and keep the cover on.”';
export const noArticleMatches =
  'No articles match. For articles that only confirmed guests can read, we search just the title.';
export const clearFilters = 'Clear filters';
export const bodyHidden = 'Hidden here. Guests can read it once their stay is confirmed.';
export const changedAt = 'Changed {when}';
export const editArticle = 'Edit “{title}”';
export const removeArticle = 'Remove “{title}”';
export const articleRemoved = '“{title}” removed';
export const writeArticle = 'Write an article';
export const writeFirstArticle = 'Write the first article';

// The dialog of one article.
export const editArticleTitle = 'Edit article';
export const loadingArticle = 'Loading the article';
export const questionArticleLead =
  "“{question}” Everyone who asked reads it in their chat, unless it's for the team only.";
export const titleLabel = 'Title';
export const titleHint = 'The words a guest would use: “Hot tub”, “Where to eat”.';
export const titleNeeded = 'Enter a title guests would look for.';
export const bodyLabel = 'What guests should know';
export const bodyNeeded = 'Enter what guests should know.';
export const houseLabel = 'For';
export const audienceLabel = 'Who may be told';
export const forAnyoneHint = 'Anyone with your guest link.';
export const forVerifiedHint = 'Guests whose stay is confirmed. For codes, passwords and where a key is hidden.';
export const forTeamHint = 'The Porchlight team, when they help your guests. Guests never see it.';
export const saveArticle = 'Save Article';
export const saving = 'Saving...';
export const articleSaved = '“{title}” saved';

// What the split of a manual refuses.
export const manualNeeded = 'Paste your house manual first.';
export const manualTooLong = "That's too long to paste at once. Paste it in two parts.";
export const articleChanged = 'This article was changed meanwhile. Look at it again before you save.';
