import { useEffect, useState } from 'react';
import type { Interval, PlanId } from '#contract/billing/plans.ts';
import { notOpened } from '#contract/billing/subscription-words.ts';
import { type Outputs, rest, wordsOf } from '../../../lib/http/rest.ts';
import { sessionToken, signedInHeaders } from '../../../lib/session/session.ts';

/** For whoever is signed in in this tab a plan leads to paying for it, not to signing up. */
export type PlanCheckout = {
  signedIn: boolean;
  opening: PlanId | undefined;
  problem: string | undefined;
  choose(plan: PlanId, interval: Interval): void;
};

export function usePlanCheckout(): PlanCheckout {
  const [signedIn, setSignedIn] = useState(false);
  const [opening, setOpening] = useState<PlanId>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => setSignedIn(sessionToken() !== null), []);
  const choose = (plan: PlanId, interval: Interval) => {
    setProblem(undefined);
    setOpening(plan);
    openCheckout(plan, interval).catch((error: unknown) => {
      setOpening(undefined);
      setProblem(wordsOf(error, notOpened.checkout));
    });
  };
  return { signedIn, opening, problem, choose };
}

async function openCheckout(plan: PlanId, interval: Interval): Promise<void> {
  const { prices } = await rest<Outputs['billing']['plans']>('GET', '/billing/plans');
  const price_id = prices.find((price) => price.plan === plan && price.interval === interval)?.price_id ?? '';
  const { url } = await rest<Outputs['billing']['checkout']>('POST', '/billing/checkout', {
    headers: signedInHeaders(),
    body: {
      price_id,
      mode: 'subscription',
      success_url: `${location.origin}/dashboard?subscription=success`,
      cancel_url: `${location.origin}/pricing?subscription=cancelled`,
    },
  });
  location.assign(url);
}
