import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import { ErrorBody } from '#contract/errors.ts';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { z } from '#contract/z.ts';
import { isDatabaseUnavailable, isUnkeepable } from '#server/kernel/database-errors.ts';
import { invalid, unavailable } from '#server/kernel/errors.ts';
import { databaseWasAway } from '#server/kernel/request-scope.ts';
import { retold } from '#server/kernel/retold.ts';

const copy = spoken(copyInEnglish);

/**
 * Turns whatever was thrown into one of the contract's errors; what nobody expected is logged and said in one calm
 * sentence.
 */
export function toKnownError(error: unknown, log: Logger): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      const fields = fieldsOf(error.cause.issues);
      const [only, ...more] = Object.values(fields);
      const message = only && !more.length ? only : copy.invalid;
      return new ORPCError('INVALID', { status: 422, message, data: { fields } });
    }
    if (error.status >= 500) log.error({ err: error }, 'request failed');
    return error.status >= 500 && error.code === 'INTERNAL_SERVER_ERROR' ? internal() : error;
  }
  // The second: what a library made of it.
  if (isDatabaseUnavailable(error) || databaseWasAway()) {
    log.warn({ err: error }, 'database unavailable');
    return unavailable(copy.unavailable);
  }
  // The schemas refuse it at its field; this is for what came past them, such as the inside of a cursor.
  if (isUnkeepable(error)) return invalid({ body: z.unkeepable });
  log.error({ err: error }, 'request failed');
  return internal();
}

const internal = () => new ORPCError('INTERNAL', { status: 500, message: copy.internal });

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  // A Map, as whoever asks may call a field "constructor".
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const path =
      (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body';
    if (!fields.has(path)) fields.set(path, issue.message);
  }
  return Object.fromEntries(fields);
}

/**
 * The same error naming the request, so that a person can quote it and we can find it, in the language of whoever asked:
 * a schema has its sentences in English.
 */
export function withRequestId(error: ORPCError<string, unknown>, requestId: string): ORPCError<string, unknown> {
  const data = typeof error.data === 'object' && error.data !== null ? error.data : {};
  const { fields } = ErrorData.safeParse(data).data ?? {};
  return new ORPCError(error.code, {
    status: error.status,
    message: retold(error.message),
    data: { ...data, ...(fields && { fields: fieldsRetold(fields) }), request_id: requestId },
  });
}

const fieldsRetold = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, retold(message)]));

const ErrorData = ErrorBody.omit({ code: true, message: true }).partial();

/** The one shape of errors: `{ code, message, fields?, request_id }`. */
export function errorBody(error: ORPCError<string, unknown>, requestId?: string): ErrorBody {
  const { request_id = '', ...more } = ErrorData.safeParse(error.data).data ?? {};
  return { code: error.code, message: error.message, ...more, request_id: requestId ?? request_id };
}
