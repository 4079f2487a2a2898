/** PostgreSQL's own word for what went wrong, out of whatever wraps it. */
function databaseError(error: unknown): { code: string; constraint: string | undefined } | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
    return { code: error.code, constraint };
  }
  return databaseError(error.cause);
}

/** Name of the violated constraint or unique index; undefined when the error is something else. */
export const constraintOf = (error: unknown): string | undefined => databaseError(error)?.constraint;

/**
 * A statement that was refused only because an earlier one of its transaction had failed, which also leaves unprepared
 * what would have been prepared after it.
 */
export const isAfterFailure = (error: unknown): boolean =>
  ['25P02', '26000'].includes(databaseError(error)?.code ?? '');

/** The database is away, starting, stopping, overloaded or too slow: worth a 503 and another try. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  if (code) return /^(08|53|57)/.test(code) || code === '55P03' || code === '40001' || code === '40P01';
  const system = findSystemCode(error);
  return system !== undefined && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(system);
}

function findSystemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && 'syscall' in error) return error.code;
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return 'ETIMEDOUT';
  return findSystemCode(error.cause);
}
