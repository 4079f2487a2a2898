import type { Deed } from '#contract/bulk/bulk.ts';
import type { Inverse } from '#server/db/tables/bulk.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Subject } from './subjects.ts';

export type By = { unit: UnitOfWork; vault: Vault; customerId: string };
export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

/** What a deed is done to, all of it held, and what it does. `at` is told the keys of those that are active. */
type Work<T> = { subjects: Subject[]; at(keys: string[]): Promise<OfMany<T>> };

/** A deed made ready, with what it is about. */
export type Ready = Work<Inverse> & { about: string };

/** What takes a deed back. */
export type Undoing = Work<unknown>;
