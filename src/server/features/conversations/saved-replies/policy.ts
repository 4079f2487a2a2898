import type { Staff } from '#server/kernel/actor.ts';

/** The team's are a lead's to edit; one's own are nobody else's. */
export const mayEdit = ({ kind, userId }: Pick<Staff, 'kind' | 'userId'>, reply: { person_id: string | null }) =>
  reply.person_id === null ? kind === 'admin' : reply.person_id === userId;
