import type { ModelUsage } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../ui/banner.tsx';
import { money, number } from './model-words.ts';

type Caps = Pick<ModelUsage, 'model' | 'cap' | 'cap_tokens'>;

/** Which model is set, and how much a customer may use of it in a month. */
export function CapsNote({ caps, atCap = false }: { caps: Caps; atCap?: boolean }) {
  const { model, cap, cap_tokens } = caps;
  if (!model) return <Banner tone="info">{copy.noModel}</Banner>;
  const most = { model, cost: money(cap), tokens: number(cap_tokens) };
  return (
    <Banner tone={atCap ? 'warning' : 'info'}>{atCap ? fill(copy.usedUp, most) : fill(copy.usedUpTo, most)}</Banner>
  );
}
