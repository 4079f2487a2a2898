import { type Inputs, inTime, type Outputs, rest, restStream } from '../../../lib/http/rest.ts';
import type { KeptThread } from './guest-link.ts';

type Guest = Outputs['guest'];
export type StayCheck = Pick<Inputs['guest']['verify'], 'check_in' | 'check_out' | 'phone_last4'>;
export type CodeAsked = Pick<Inputs['guest']['sendCode'], 'by' | 'to'>;

/** What a guest answers to a repair; each way answers the thread as it is then. */
export type OrderAnswer =
  | { act: 'confirm'; body: Pick<Inputs['guest']['confirmFixed'], 'fixed'> }
  | { act: 'time'; body: Pick<Inputs['guest']['chooseTime'], 'from' | 'other'> }
  | { act: 'cancel'; body: Record<string, never> }
  | { act: 'access'; body: Pick<Inputs['guest']['sayAccess'], 'note' | 'pets'> }
  | { act: 'message'; body: Pick<Inputs['guest']['writeOnOrder'], 'message'> }
  | { act: 'rating'; body: Pick<Inputs['guest']['rate'], 'stars'> };

const patience = 30_000; // milliseconds; a slow model has 12 s, then the embedded engine answers

/**
 * What the holder of a property link may ask of the server, or a visitor of its owner's page, who says which. Each throws
 * RestError.
 */
export const guestApi = (token: string, pageOrigin: string | null = null) => {
  const here: Record<string, string> = pageOrigin === null ? {} : { 'x-page-origin': pageOrigin };
  const link = `/guest/${encodeURIComponent(token)}`;
  const post = <T>(path: string, body: object, headers: Record<string, string>) =>
    inTime(patience, (signal) => rest<T>('POST', `${link}${path}`, { body, headers, signal }));
  const at = ({ id }: KeptThread) => `/conversations/${id}`;
  const by = ({ secret }: KeptThread) => ({ ...here, 'x-conversation-secret': secret });
  return {
    page: () => inTime(patience, (signal) => rest<Guest['page']>('GET', link, { headers: here, signal })),
    /** The same key opens the same thread, however often it is sent. A language that was chosen comes before the device's. */
    open: (key: string, language: string | null) =>
      post<Guest['open']>(
        '/conversations',
        {},
        { ...here, 'idempotency-key': `open-${key}`, ...(language && { 'accept-language': language }) },
      ),
    thread: (kept: KeptThread) =>
      inTime(patience, (signal) =>
        rest<Guest['messages']>('GET', `${link}${at(kept)}/messages`, { headers: by(kept), signal }),
      ),
    setLanguage: (kept: KeptThread, language: Inputs['guest']['setLanguage']['language']) =>
      post<Guest['setLanguage']>(`${at(kept)}/language`, { language }, by(kept)),
    say: (kept: KeptThread, message: string, clientId: string) =>
      post<Guest['send']>(`${at(kept)}/messages`, { message, client_id: clientId }, by(kept)),
    /** What sends photos comes with the first. */
    sendPhoto: async (
      kept: KeptThread,
      photo: { file: Blob; name: string },
      clientId: string,
      onProgress: (share: number) => void,
    ) => {
      const { upload } = await import('../../../lib/http/upload.ts');
      const sent = { ...photo, fields: { client_id: clientId }, headers: by(kept), onProgress };
      return upload<Guest['addPhoto']>(`${link}${at(kept)}/photos`, sent);
    },
    checkStay: (kept: KeptThread, check: StayCheck) => post<Guest['verify']>(`${at(kept)}/verify`, check, by(kept)),
    askCode: (kept: KeptThread, asked: CodeAsked) => post<Guest['sendCode']>(`${at(kept)}/code`, asked, by(kept)),
    checkCode: (kept: KeptThread, code: string) =>
      post<Guest['verifyCode']>(`${at(kept)}/verify-code`, { code }, by(kept)),
    checkLink: (kept: KeptThread, stay: string) =>
      post<Guest['verifyLink']>(`${at(kept)}/verify-link`, { stay }, by(kept)),
    answer: (kept: KeptThread, orderId: string, { act, body }: OrderAnswer) =>
      post<Guest['messages']>(`${at(kept)}/work-orders/${orderId}/${act}`, body, by(kept)),
    events: (kept: KeptThread) => restStream(`${link}${at(kept)}/events`, () => by(kept)),
  };
};

export type GuestApi = ReturnType<typeof guestApi>;
