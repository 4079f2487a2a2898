import * as copyInEnglish from '#contract/messages/en/billing/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { invalid } from '#server/kernel/errors.ts';

const copy = spoken(copyInEnglish);

/** Whoever comes back from paying comes back to us. @throws INVALID for an address that leads elsewhere */
export function refuseForeign(publicUrl: string, addresses: Record<string, string>): void {
  const { origin } = new URL(publicUrl);
  const foreign = Object.entries(addresses).filter(
    ([, address]) => !URL.canParse(address) || new URL(address).origin !== origin || !/^[!-~]*$/.test(address),
  );
  if (foreign.length) throw invalid(Object.fromEntries(foreign.map(([name]) => [name, copy.notOurPage])));
}
