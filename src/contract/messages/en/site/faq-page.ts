export const title = 'FAQ · What owners ask about Porchlight';
export const description =
  'Sixteen questions owners ask before they start: setup, price, contractors, emergencies, door codes.';
export const heading = 'Questions owners ask';
export const lead = 'Straight answers about how Porchlight works and what it costs.';
export const questionsLabel = 'Questions and answers';
export const quickQuestionTitle = 'Still Have Questions?';
export const seeDemo = "Rather see it in action? We'll show you on your own property.";
