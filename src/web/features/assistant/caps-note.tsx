import type { ModelUsage } from '#contract/assistant/assistant.ts';
import { Banner } from '../../ui/banner.tsx';
import { money, number } from './model-words.ts';

type Caps = Pick<ModelUsage, 'model' | 'cap' | 'cap_tokens'>;

/** Which model is set, and how much a customer may use of it in a month. */
export function CapsNote({ caps, atCap = false }: { caps: Caps; atCap?: boolean }) {
  const { model, cap, cap_tokens } = caps;
  if (!model)
    return <Banner tone="info">No language model is set up here. The built-in engine answers every message.</Banner>;
  const most = `${money(cap)} or ${number(cap_tokens)} tokens`;
  return (
    <Banner tone={atCap ? 'warning' : 'info'}>
      {atCap
        ? `This month's ${most} are used up: until the month ends (UTC) the built-in engine answers alone.`
        : `${model} answers beside the built-in engine. Each account may use up to ${most} a month (UTC); after that the built-in engine answers alone.`}
    </Banner>
  );
}
