// The pages that the two mails about a new email address lead to.
export const newAddressBefore =
  "Once both addresses have confirmed, you sign in to Porchlight with this one. If we hear nothing from the old address for three days, this one is enough. Either way, you're signed out everywhere.";
export const confirmAddress = 'Confirm this address';
export const addressChanged = 'Confirmed. You now sign in with {email}.';
export const newAddressConfirmed =
  'Confirmed. You sign in with {email} as soon as your old address agrees, or from {date} on if we hear nothing from it.';
export const oldAddressBefore =
  'Somebody asked our team to change the email address you sign in to Porchlight with. Confirm it only if that was you.';
export const confirmChange = 'Confirm the change';
export const oldAddressConfirmed = 'Confirmed. You sign in with {email} as soon as that address is confirmed too.';
export const stopBefore =
  "Somebody asked our team to change the email address you sign in to Porchlight with. Stop it if that wasn't you.";
export const stopChange = 'Stop the change';
export const changeStopped =
  "Stopped. Your address stays as it is, and {email} can't be used to sign in to your account.";
export const goToSignIn = 'Go to Sign In';
export const notReached = "We couldn't reach Porchlight. Check your connection and try again.";

// The form.
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const companyName = 'Company Name';
export const emailAddress = 'Email Address';
export const phoneNumber = 'Phone Number';
export const mailingAddress = 'Mailing Address';
export const city = 'City';
export const state = 'State';
export const zipCode = 'ZIP Code';
export const password = 'Password';
export const passwordPlaceholder = 'Minimum 8 characters';
export const agreeToTerms = 'I agree to the {terms} and the {privacy}';
export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
export const textMessages = 'Send me text messages about my account (optional)';
export const opensInNewTab = '(opens in a new tab)';

// Its button, and what came of it.
export const createFailed = 'Failed to create account';
export const creatingAccount = 'Creating account...';
export const createAccount = 'Create Account';
export const correctErrors = 'Please correct the errors noted to submit';

// What to do next.
export const checkYourEmail = 'Check Your Email!';
export const linkSentNext = 'We sent a link to {email}. What to do next:';
export const returnToSignIn = 'Return here to sign in.';
export const createAnother = 'Create Another Account';
export const checkInbox = 'Check your inbox, and your spam folder too.';
export const clickLink = 'Click the verification link. It works for 24 hours.';
export const noEmail = 'No email address found. Please try signing up again.';
export const linkSentTo = 'We sent a verification link to {email}.';
export const linkSent = 'We sent a verification link to your email address.';
export const returnAndSignIn = 'Return here and sign in.';
export const resend = 'Resend Verification Email';
export const sending = 'Sending...';
export const alreadyVerified = 'Already verified? Sign in here';
export const resendFailed = 'Failed to send verification email. Please try again.';
