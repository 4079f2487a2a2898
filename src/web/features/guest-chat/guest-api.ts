import { type Inputs, type Outputs, RestError, rest, restStream, unreachable } from '../../lib/rest.ts';
import { upload } from '../../lib/upload.ts';
import type { KeptThread } from './guest-link.ts';

type Guest = Outputs['guest'];
export type StayCheck = Pick<Inputs['guest']['verify'], 'check_in' | 'check_out' | 'phone_last4'>;
export type CodeAsked = Pick<Inputs['guest']['sendCode'], 'by' | 'to'>;
type TimeAnswer = Pick<Inputs['guest']['chooseTime'], 'from' | 'other'>;

const patience = 30_000; // milliseconds; a slow model has 12 s, then the embedded engine answers

/** What the holder of a property link may ask of the server. Each throws RestError. */
export const guestApi = (token: string) => {
  const link = `/guest/${encodeURIComponent(token)}`;
  const post = <T>(path: string, body: object, headers: Record<string, string>) =>
    inTime((signal) => rest<T>('POST', `${link}${path}`, { body, headers, signal }));
  const at = ({ id }: KeptThread) => `/conversations/${id}`;
  const by = ({ secret }: KeptThread) => ({ 'x-conversation-secret': secret });
  return {
    page: () => inTime((signal) => rest<Guest['page']>('GET', link, { signal })),
    /** The same key opens the same thread, however often it is sent. */
    open: (key: string) => post<Guest['open']>('/conversations', {}, { 'idempotency-key': `open-${key}` }),
    thread: (kept: KeptThread) =>
      inTime((signal) => rest<Guest['messages']>('GET', `${link}${at(kept)}/messages`, { headers: by(kept), signal })),
    say: (kept: KeptThread, message: string, clientId: string) =>
      post<Guest['send']>(`${at(kept)}/messages`, { message, client_id: clientId }, by(kept)),
    sendPhoto: (
      kept: KeptThread,
      photo: { file: Blob; name: string },
      clientId: string,
      onProgress: (share: number) => void,
    ) =>
      upload<Guest['addPhoto']>(`${link}${at(kept)}/photos`, {
        ...photo,
        fields: { client_id: clientId },
        headers: by(kept),
        onProgress,
      }),
    checkStay: (kept: KeptThread, check: StayCheck) => post<Guest['verify']>(`${at(kept)}/verify`, check, by(kept)),
    askCode: (kept: KeptThread, asked: CodeAsked) => post<Guest['sendCode']>(`${at(kept)}/code`, asked, by(kept)),
    checkCode: (kept: KeptThread, code: string) =>
      post<Guest['verifyCode']>(`${at(kept)}/verify-code`, { code }, by(kept)),
    checkLink: (kept: KeptThread, stay: string) =>
      post<Guest['verifyLink']>(`${at(kept)}/verify-link`, { stay }, by(kept)),
    confirmFixed: (kept: KeptThread, orderId: string, fixed: boolean) =>
      post<Guest['confirmFixed']>(`${at(kept)}/work-orders/${orderId}/confirm`, { fixed }, by(kept)),
    answerTime: (kept: KeptThread, orderId: string, answer: TimeAnswer) =>
      post<Guest['chooseTime']>(`${at(kept)}/work-orders/${orderId}/time`, answer, by(kept)),
    rate: (kept: KeptThread, orderId: string, stars: number) =>
      post<Guest['rate']>(`${at(kept)}/work-orders/${orderId}/rating`, { stars }, by(kept)),
    events: (kept: KeptThread) => restStream(`${link}${at(kept)}/events`, () => by(kept)),
  };
};

export type GuestApi = ReturnType<typeof guestApi>;

/** A line that is gone without saying so is as good as unreachable. */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await call(signal);
  } catch (error) {
    throw signal.aborted ? new RestError(0, unreachable) : error;
  }
}
