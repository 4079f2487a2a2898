/** Every code of an error that the API answers with, and those of this client. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'PLAN_NEEDED'
  | 'TWO_FACTOR_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'GONE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'INVALID'
  | 'OVER_LIMIT'
  | 'LOCKED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'PAYMENTS_FAILED'
  | 'UNAVAILABLE'
  /** The server was not reached, or did not answer as Porchlight does. `status` is 0 where nothing answered. */
  | 'UNREACHABLE'
  /** The `signal` of the call was aborted. */
  | 'ABORTED';

/** What was refused, as a value. Signing in has codes of its own beside these. */
export class PorchlightError extends Error {
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  /** What is wrong with each field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where it is refused for a while only. */
  readonly retryAfterSeconds: number | undefined;
  /** To be told to the Porchlight team. */
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody, options?: ErrorOptions) {
    super(body.message ?? `Porchlight answered ${status}.`, options);
    this.name = 'PorchlightError';
    this.status = status;
    this.code = body.code ?? 'UNREACHABLE';
    this.fields = body.fields ?? {};
    this.retryAfterSeconds = body.retry_after_seconds;
    this.requestId = body.request_id;
  }
}

export type ErrorBody = {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  retry_after_seconds?: number;
  request_id?: string;
};

/** Either what was asked for, or why not: nothing is thrown. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: PorchlightError };

/** What was asked for. @throws PorchlightError where it was refused */
export async function unwrap<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw settled.error;
  return settled.data;
}
