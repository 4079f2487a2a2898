import { ORPCError } from '@orpc/server';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';

const copy = spoken(copyInEnglish);

/** Does what a row says; a refusal names the row, and stays what it is, so that whoever counts its kind still sees it. */
export async function saying<T>(row: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) nameRow(error, row);
    throw error;
  }
}

export function nameRow(error: Error, row: number): void {
  error.message = fill(copy.rowRefused, { row, why: error.message });
}
