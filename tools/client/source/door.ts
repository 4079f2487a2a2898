import { type CallOptions, type ClientOptions, connect, newId, type Remembered, type Table } from './connect.ts';
import type { Result } from './result.ts';

/** A call of a chat without the link and the id that the chat has already. */
type OfChat<Call> = Call extends (input: infer Input, options?: CallOptions) => infer Answer
  ? keyof Omit<Input, 'token' | 'id'> extends never
    ? (input?: Record<string, never>, options?: CallOptions) => Answer
    : (input: Omit<Input, 'token' | 'id'>, options?: CallOptions) => Answer
  : never;
type ChatCalls<Guest> = { [Name in Exclude<keyof Guest, 'page' | 'open'>]: OfChat<Guest[Name]> };

/** A guest's chat. Keep `id` and `secret` where only this guest is: they open it again with `chatOf`. */
export type ChatOf<Operations extends Known> = ChatCalls<Operations['guest']> & {
  /** What happens in the chat, as it happens. */
  readonly events: OfChat<Operations['live']['guestEvents']>;
  readonly id: string;
  readonly secret: string;
};

/** What the client uses itself of the operations that the contract has. */
type Known = {
  guest: { open: (input: { token: string }, options?: CallOptions) => Promise<Result<{ id: string; secret: string }>> };
  live: { guestEvents: (input: { token: string; id: string }, options?: CallOptions) => Promise<Result<unknown>> };
  auth: {
    signInEmail: (person: Person, options?: CallOptions) => Promise<Result<{ twoFactorRedirect?: boolean }>>;
  };
};
type Person = { email: string; password: string };
type First = { message?: string; client_id?: string };
type Opened<Operations extends Known> =
  Awaited<ReturnType<Operations['guest']['open']>> extends Result<infer Thread> ? Thread : never;

export type PorchlightOf<Operations extends Known> = Operations & {
  /** Signs a person in; this client then goes by their session. With `twoFactor`, `auth.verifyTotp({ code })` is next. */
  signIn(person: Person): Promise<Result<{ twoFactor: boolean }>>;
  /** Opens a chat behind a property's guest link, whose last part is the token. */
  openChat(token: string, first?: First): Promise<Result<{ chat: ChatOf<Operations>; thread: Opened<Operations> }>>;
  /** A chat that was opened before. */
  chatOf(kept: { token: string; id: string; secret: string }): ChatOf<Operations>;
};

/** A client of one Porchlight server, as an API key, a person, a guest or nobody. */
export function create<Operations extends Known>(table: Table, options: ClientOptions): PorchlightOf<Operations> {
  const remembered: Remembered = { visitor: newId() };
  const operations = connect(table, options, remembered) as unknown as Operations; // the table is made with the types
  const { url, retries, fetch } = options;
  const chatOf = ({ token, id, secret }: { token: string; id: string; secret: string }) => {
    const asGuest = { url, retries, fetch, conversationSecret: secret };
    const { guest: calls, live } = connect(table, asGuest, { visitor: newId() });
    const bound = Object.entries({ ...calls, events: live?.guestEvents }).map(([name, call]) => [
      name,
      (input: object = {}, more?: CallOptions) => call?.({ ...input, token, id }, more),
    ]);
    return { ...Object.fromEntries(bound), id, secret } as ChatOf<Operations>; // the guest's calls, each with the chat
  };
  return {
    ...operations,
    chatOf,
    async signIn(person) {
      const answer = await operations.auth.signInEmail(person);
      return answer.ok ? { ok: true, data: { twoFactor: answer.data.twoFactorRedirect === true } } : answer;
    },
    async openChat(token, first = {}) {
      const answer = await operations.guest.open({ token, ...first });
      if (!answer.ok) return answer;
      const { id, secret } = answer.data;
      return { ok: true, data: { chat: chatOf({ token, id, secret }), thread: answer.data as Opened<Operations> } }; // what it answered
    },
  };
}
