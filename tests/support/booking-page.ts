import { call, type TestApplication } from './application.ts';

export const page = 'https://www.tidepool.example';

/** An owner's page with the chat on it, by the key in its tag. */
export async function showOnPage(
  application: TestApplication,
  owner: { authorization: string },
  propertyId: string,
  origins: string[] = [page],
): Promise<string> {
  const wanted = { is_on: true, origins };
  const { body } = await call(application, 'PUT', `/api/v1/properties/${propertyId}/booking-page`, wanted, owner);
  const [, key = ''] = /data-property="([^"]+)"/.exec(body.tag) ?? [];
  return key;
}

/** What the script asks from a page before anybody wrote. */
export const greet = (application: TestApplication, key: string, headers: Record<string, string>) =>
  call(application, 'GET', `/widget/${key}/settings`, undefined, headers);

/** A visitor of that page, as our frame in it asks. */
export async function visit(application: TestApplication, key: string, { from = page, address = '198.51.100.7' } = {}) {
  const here = { 'x-page-origin': from, 'x-test-address': address };
  const threads = `/api/v1/guest/${key}/conversations`;
  const { status, body } = await call(application, 'POST', threads, {}, here);
  const headers = { ...here, 'x-conversation-secret': String(body.secret) };
  const path = `${threads}/${body.id}`;
  const post = (way: string, sent: object, others: object = {}) =>
    call(application, 'POST', `${path}${way}`, sent, { ...headers, ...others });
  return {
    status,
    id: body.id as string,
    path,
    headers,
    post,
    say: async (message: string): Promise<string> => {
      const answer = await post('/messages', { message });
      return (answer.body.replies ?? []).map((reply: { body: string }) => reply.body).join('\n');
    },
    read: (others: object = {}) => call(application, 'GET', `${path}/messages`, undefined, { ...headers, ...others }),
  };
}
