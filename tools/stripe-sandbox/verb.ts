import type { Form } from './form.ts';
import type { Sandbox } from './sandbox.ts';

/** What one call answers: an object of Stripe's shape. */
type Answer = object;
export type Call = { sandbox: Sandbox; id: string; form: Form; query: Form };
export type Verb = (call: Call) => Answer;

/** A refusal as Stripe words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

export const missing = (what: string, id: string) =>
  new Refusal(404, 'resource_missing', `No such ${what}: '${id}'`, 'id');
