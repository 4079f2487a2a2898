import * as copy from '#contract/messages/en/protocols/simulation.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { TrialFound } from './trial-found.tsx';
import { useSimulated } from './use-simulation.ts';

/** Where several rules are changed: what all of them together would have made different. */
export function TogetherCard() {
  const simulation = useSimulated()?.data;
  const trial = simulation?.trials.find(({ rule }) => rule === null);
  if (!simulation || !trial) return null;
  return (
    <Card aria-labelledby="together">
      <CardHeader id="together" title={copy.togetherTitle} />
      <TrialFound simulation={simulation} trial={trial} />
    </Card>
  );
}
