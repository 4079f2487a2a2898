import { queryOptions } from '@tanstack/react-query';
import { callAuth } from '../../../lib/http/auth-call.ts';
import { queryClient } from '../../../lib/http/query.ts';

export type Identity = { id: string; providerId: string; createdAt: string };

const key = ['identities'];

/** What this person can sign in with, the password (`credential`) among it. */
export const identitiesQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async () => (await callAuth<Identity[]>('GET', 'list-accounts')).body,
  });

export async function disconnect({ id }: Identity) {
  await callAuth('POST', 'unlink-account', { body: { accountId: id } });
  await queryClient.invalidateQueries({ queryKey: key });
}
