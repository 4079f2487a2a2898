// The page for a browser without JavaScript whose form was refused. {consent} is the text that stands beside the box.
export const tab = 'Not sent · Porchlight';
export const title = "That wasn't sent";
export const correctErrors = 'Please correct the errors noted to submit.';
export const sendAgain = 'Send again';
export const fullName = 'Full Name';
export const numberOfProperties = 'Number of Properties';
export const message = 'Message';
export const smsOptIn = 'Text me about Porchlight. {consent}';
