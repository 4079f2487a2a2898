import * as copy from '../messages/en/billing/plans.ts';

/** What is said on coming back from a checkout, by `?subscription=` in the address (spec 2, section 2). */
export const subscriptionWords = new Map<string, { tone: 'success' | 'warning'; title: string; text: string }>(
  Object.entries({
    success: {
      tone: 'success',
      title: copy.subscribed,
      text: copy.subscribedText,
    },
    cancelled: {
      tone: 'warning',
      title: copy.subscriptionCancelled,
      text: copy.subscriptionCancelledText,
    },
  }),
);
/** How long it is shown. */
export const subscriptionWordsMs = 5000;

/** Where the server said nothing: paying, and managing how one pays (spec 1, section 8). */
export const notOpened = {
  checkout: copy.checkoutNotStarted,
  portal: copy.portalNotOpened,
};
