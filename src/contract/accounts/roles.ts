import type { AccountRank, MemberRole } from '../enumerations/people.ts';
import type { Place, Places } from './place.ts';
import { placesOfAccounts } from './places-of-accounts.ts';
import { placesOfHouses } from './places-of-houses.ts';

/** A procedure as it is called: `stays.create`. */
export type ProcedureName = { [G in keyof Places & string]: `${G}.${keyof Places[G] & string}` }[keyof Places & string];

/** From whom on each procedure may be called. */
export const places: Places = { ...placesOfAccounts, ...placesOfHouses };

const order: Record<AccountRank, number> = { cleaner: 0, viewer: 1, manager: 2, owner: 3, holder: 4 };

/** Whether somebody of this rank may call what has this place. What only staff may is never theirs. */
export const reaches = (rank: AccountRank, place: Place): boolean =>
  place === 'anyone' || (place !== 'staff' && order[rank] >= order[place]);

/** The place of a procedure by its path; undefined for one that the contract does not know. */
export const placeOf = ([group = '', name = '']: readonly string[]): Place | undefined =>
  Object.hasOwn(places, group) && Object.hasOwn(all[group] ?? {}, name) ? all[group]?.[name] : undefined;

const all: Record<string, Record<string, Place>> = places; // by whatever path is asked for

/** Whoever decides who is in an account sees its codes in any case: they could give them to themselves. */
export const seesCodes = (role: MemberRole, codes: boolean): boolean => role === 'owner' || codes;
