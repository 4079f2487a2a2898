// Titles of the pages that are read signed out, in the browser's tab and above the page.
export const answerTab = 'Answer your guest · Porchlight';
export const answer = 'Answer your guest';
export const approvalTab = 'Your approval · Porchlight';
export const approval = 'Your approval';
export const needsJavaScript = 'This page needs JavaScript, which is switched off in this browser.';
export const emailAddressTab = 'Your Email Address · Porchlight';
export const emailAddress = 'Your Email Address';
export const signInTab = 'Sign in · Porchlight';
export const signIn = 'Sign in';
export const resetPasswordTab = 'Reset Your Password · Porchlight';
export const resetPassword = 'Reset Your Password';
export const signingInTab = 'Signing in · Porchlight';
export const signingIn = 'Signing in';
export const signUpTab = 'Start Today · Porchlight';
export const checkEmailTab = 'Check Your Email · Porchlight';
export const checkEmail = 'Check Your Email';
