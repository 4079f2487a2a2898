import { ConnectionLost, DatabaseError } from '#server/db/lasting.ts';

/** PostgreSQL's own word for what went wrong, out of whatever wraps it. */
function databaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error ? databaseError(error.cause) : undefined;
}

/** Name of the violated constraint or unique index; undefined when the error is something else. */
export const constraintOf = (error: unknown): string | undefined => databaseError(error)?.constraint;

/**
 * A statement that was refused only because an earlier one of its transaction had failed, which also leaves unprepared
 * what would have been prepared after it.
 */
export const isAfterFailure = (error: unknown): boolean =>
  ['25P02', '26000'].includes(databaseError(error)?.code ?? '');

/** A text held what PostgreSQL keeps in none. */
export const isUnkeepable = (error: unknown): boolean => ['22021', '22P05'].includes(databaseError(error)?.code ?? '');

/** The database is away, starting, stopping, overloaded or too slow: worth a 503 and another try. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  if (code) return /^(08|53|57)/.test(code) || code === '55P03' || code === '40001' || code === '40P01';
  return error instanceof Error && (error instanceof ConnectionLost || isDatabaseUnavailable(error.cause));
}
