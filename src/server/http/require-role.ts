import { decidesOverCodes } from '#contract/accounts/over-codes.ts';
import { placeOf, reaches } from '#contract/accounts/roles.ts';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { lacksCodes, rankOf } from '#server/kernel/actor.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { notAMember, notInRole } from '#server/kernel/errors.ts';

const copy = spoken(copyInEnglish);

type Asked = { method: string; address: string; input: unknown };

/**
 * What somebody may call in the account they ask in, by the contract's table; staff and whoever is not signed in are
 * looked at by the procedure itself. Whoever sees no codes does nothing that decides who is shown them either.
 * @throws NOT_A_MEMBER, NOT_IN_ROLE
 */
export function requireRole({ actor, person }: RequestContext, path: readonly string[], asked: Asked): void {
  const place = placeOf(path);
  if (place === 'anyone') return;
  if (person && !actor) throw notAMember();
  if (actor?.kind !== 'owner') return;
  // An owner is told by the procedure itself that a thing is the team's.
  if (!place || (place !== 'staff' && !reaches(rankOf(actor), place))) throw notInRole();
  if (place === 'staff' && actor.member) throw notInRole();
  if (lacksCodes(actor) && decidesOverCodes(asked.method, asked.address, asked.input))
    throw notInRole(copy.codesNotYours);
}
