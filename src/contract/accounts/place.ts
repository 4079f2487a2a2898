import type { AccountRank } from '../enumerations/people.ts';
import type { contract } from '../index.ts';

/**
 * From whom on a procedure may be called in an owner's account: a rank may do what the ranks before it may. `anyone`:
 * it asks for no account (a link's token, a public page, what a person does to their own sign-in); `staff`: Porchlight's.
 */
export type Place = AccountRank | 'anyone' | 'staff';

/** A place for every procedure of the contract; the compiler names the one that has none. */
export type Places = { [Group in keyof typeof contract]: { [Name in keyof (typeof contract)[Group]]: Place } };
