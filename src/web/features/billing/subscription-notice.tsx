import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { subscriptionWords, subscriptionWordsMs } from '#contract/billing/subscription-words.ts';
import { useClearUrl } from '../../lib/address/url-filter.ts';
import { Banner } from '../../ui/banner.tsx';

/** What came of a checkout, said for five seconds on coming back; the address is cleaned at once (spec 2). */
export function SubscriptionNotice() {
  const [search] = useSearchParams();
  const clean = useEffectEvent(useClearUrl(['subscription']));
  const outcome = search.get('subscription');
  const [shown, setShown] = useState(outcome);
  if (outcome !== null && outcome !== shown) setShown(outcome);
  useEffect(() => {
    if (outcome === null) return;
    clean();
  }, [outcome]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), subscriptionWordsMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const said = shown === null ? undefined : subscriptionWords.get(shown);
  return said ? (
    <div className="mb-6">
      <Banner tone={said.tone} title={said.title}>
        {said.text}
      </Banner>
    </div>
  ) : null;
}
