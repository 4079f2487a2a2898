/** What is said on coming back from a checkout, by `?subscription=` in the address (spec 2, section 2). */
export const subscriptionWords = new Map<string, { tone: 'success' | 'warning'; title: string; text: string }>(
  Object.entries({
    success: {
      tone: 'success',
      title: 'Subscription Successful!',
      text: 'Your subscription has been activated. Welcome to the product!',
    },
    cancelled: {
      tone: 'warning',
      title: 'Subscription Cancelled',
      text: 'Your subscription setup was cancelled. You can try again anytime.',
    },
  }),
);
/** How long it is shown. */
export const subscriptionWordsMs = 5000;

/** Where the server said nothing: paying, and managing how one pays (spec 1, section 8). */
export const notOpened = {
  checkout: 'Failed to start checkout process. Please try again.',
  portal: 'Failed to open payment management. Please try again.',
};
