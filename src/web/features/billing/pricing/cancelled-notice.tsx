import { useEffect, useState } from 'react';
import { subscriptionWords, subscriptionWordsMs } from '#contract/billing/subscription-words.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Back from a checkout that was left: said for five seconds, and the address is cleaned at once. */
export function CancelledNotice() {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(location.href);
    const said = address.searchParams.get('subscription');
    if (said === null) return;
    address.searchParams.delete('subscription');
    history.replaceState(history.state, '', `${address.pathname}${address.search}`);
    setOutcome(said);
    const timer = setTimeout(() => setOutcome(null), subscriptionWordsMs);
    return () => clearTimeout(timer);
  }, []);
  const words = outcome === null ? undefined : subscriptionWords.get(outcome);
  return words ? (
    <Banner tone={words.tone} title={words.title}>
      {words.text}
    </Banner>
  ) : null;
}
