import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { CsvStream } from '../sheets/exports.ts';
import { Stay } from '../stays/stays.ts';
import { z } from '../z.ts';

/** An account that its owner wants deleted. */
export const AccountDeletion = z
  .object({
    asked_at: Instant,
    /** It is deleted then. */
    due_at: Instant,
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

const tags = ['privacy'];
const standing = z.object({ deletion: AccountDeletion.nullable() });

/** A file that is sent while it is made; its name stands in `content-disposition`. */
const FileStream = CsvStream;

export const privacy = {
  deletion: base
    .route({ method: 'GET', path: '/me/deletion', tags, summary: 'Whether and when my account is deleted' })
    .output(standing),
  askDeletion: base
    .route({
      method: 'POST',
      path: '/me/deletion',
      tags,
      summary: 'Have my account deleted in 7 days; wants the password given within five minutes (confirm-password)',
    })
    .output(standing),
  takeBackDeletion: base
    .route({ method: 'POST', path: '/me/deletion/take-back', tags, summary: 'Keep my account after all' })
    .output(standing),
  guestData: base
    .route({
      method: 'GET',
      path: '/stays/{id}/guest-data',
      outputStructure: 'detailed',
      tags,
      summary: 'All that is kept about the guest of a stay as a zip, for that guest; without codes',
    })
    .input(z.object({ id: Id }))
    .output(FileStream),
  forgetGuest: base
    .route({
      method: 'POST',
      path: '/stays/{id}/forget-guest',
      tags: ['stays'],
      summary: 'Delete its guest, chats and photos; 409 while the stay is not over',
    })
    .input(z.object({ id: Id }))
    .output(Stay),
};
