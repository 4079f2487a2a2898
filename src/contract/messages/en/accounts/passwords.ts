// The dialog that changes it.
export const changePassword = 'Change Password';
export const done = 'Done';
export const updatePassword = 'Update Password';
export const updating = 'Updating...';
export const passwordUpdated = 'Password updated successfully';
export const currentPasswordRequired = 'Current password is required.';
export const wrongCurrentPassword = "That's not your current password.";
export const currentPassword = 'Current Password';
export const updateFailedTryAgain = 'Failed to update password. Please try again.';

// The fields and rules of a new one.
export const newPassword = 'New Password';
export const confirmNewPassword = 'Confirm New Password';
export const passwordsDiffer = 'New passwords do not match.';
export const ruleLength = 'At least {count, plural, one {# character} other {# characters}}';
export const ruleLowercase = 'A lowercase letter';
export const ruleUppercase = 'An uppercase letter';
export const ruleDigit = 'A digit';
export const ruleSign = 'One of @$!%*?&';
export const ruleMet = '(met)';
export const ruleNotMet = '(not yet)';
export const rulePassphrase = 'Or {count, plural, one {# character} other {# characters}} or more of any kind.';

// The page that a reset link opens.
export const checkingLink = 'Checking the link';
export const linkInvalid = 'Invalid or expired password reset link. Please try again.';
export const linkInvalidHelp =
  'A link works once, within one hour. Ask for a new one with “Forgot password?” on the sign-in page.';
export const passwordSet = 'Your password has been updated successfully. You can now log in with your new password.';
export const updateFailed = 'Failed to update password.';
export const goToSignIn = 'Go to Sign In';
