// What is said to an owner who types another email address.
export const emailChangeTitle = 'Confirm Email Change';
export const gotIt = 'Got It';
export const emailChangeTyped = 'You typed {email}. Only our support team can change your email address.';
export const emailChangeCall =
  "Please call {phone} and they'll change it with you. Until then your address stays as it is.";

// The form.
export const discardChanges = 'Discard Changes';
export const saving = 'Saving...';
export const correctErrors = 'Please correct the errors below before saving';
export const profileUpdated = 'Profile updated successfully';
export const emailAddress = 'Email Address';
export const fullName = 'Full Name';
export const companyName = 'Company Name';
export const phoneNumber = 'Phone Number';
export const addressLine1 = 'Address Line 1';
export const addressLine2 = 'Address Line 2';
export const zipCode = 'ZIP Code';

// Its sections, whose labels stand above.
export const personalInformation = 'Personal Information';
export const contactInformation = 'Contact Information';
export const addressLine2Placeholder = 'Apartment or suite';
export const city = 'City';
export const state = 'State';

// The card with password, second factor and passkeys. {what} is said by screen readers alone.
export const securitySettings = 'Security Settings';
export const changePassword = 'Change Password';
export const changePasswordNote = "When you change it, you're signed out everywhere else, and every API key ends.";
export const twoFactor = 'Two-Factor Authentication';

// {enabled} is a badge with the next text.
export const twoFactorByApp = '{enabled} with an authenticator app';
export const twoFactorEnabled = 'Enabled';
export const twoFactorNotEnabled = 'Not enabled';
export const setUp = 'Set Up{what}';
export const manage = 'Manage{what}';
export const ofTwoFactor = 'two-factor authentication';
export const securityLog = 'Security Log';
export const securityLogNote = 'Sign-ins, keys, who was given a code, and who read a chat.';
export const viewLog = 'View Log';
export const passkeys = 'Passkeys';
export const passkeysNotLoaded = "Couldn't load your passkeys.";
export const ofPasskeys = 'passkeys';
export const passkeysNote = "Sign in with your face, your fingerprint or your device's code.";
export const passkeyCount = '{count, plural, one {# passkey} other {# passkeys}}';
export const selectState = 'Select';
