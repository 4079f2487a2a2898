import { base } from '../errors.ts';
import * as copy from '../messages/en/privacy/archives.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { archiveLimits } from './archive-format.ts';

/**
 * `out` was made here to be taken along: `making`, then `ready`. `in` was sent to be read back: `receiving` its parts,
 * `checking` them, `checked` or `refused`, `writing`, then `done`. Either may be `stopping` or have `failed`.
 */
export const archiveDirections = ['out', 'in'] as const;
export const archiveStates = [
  'making',
  'ready',
  'receiving',
  'checking',
  'checked',
  'refused',
  'writing',
  'done',
  'failed',
  'stopping',
] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Of an account these are at work one at a time. */
export const busyStates = ['making', 'checking', 'writing', 'stopping'] as const;

/** What is otherwise than in the file once it is read back, so that nothing of it goes on by itself. */
export const archiveChanges = [
  'guest_links',
  'jobs_rest',
  'jobs_closed',
  'chats_closed',
  'questions_silent',
  'houses_removed',
] as const;
export type ArchiveChange = (typeof archiveChanges)[number];

/** What reading an archive back comes to. A check has tried all of it and kept nothing. */
export const ArchiveReport = z
  .object({
    made_at: Instant,
    /** Whether there are codes in it, and whether the passphrase opened them. */
    secrets: z.enum(['none', 'locked', 'open']),
    /** By noun: rows that are read, and rows that cannot be. */
    counts: z.array(z.object({ noun: z.string(), rows: z.number().int(), unread: z.number().int() })),
    files: z.object({ rows: z.number().int(), unread: z.number().int() }),
    /** The first of those that cannot be read, with the reason. */
    problems: z.array(z.object({ part: z.string(), line: z.number().int().nullable(), why: z.string() })),
    changed: z.array(z.object({ what: z.enum(archiveChanges), count: z.number().int() })),
  })
  .meta({ id: 'ArchiveReport' });
export type ArchiveReport = z.infer<typeof ArchiveReport>;

export const Archive = z
  .object({
    id: Id,
    direction: z.enum(archiveDirections),
    state: z.enum(archiveStates),
    /** Codes and passwords are in it, under the passphrase. */
    secrets: z.boolean(),
    file_name: z.string().nullable(),
    bytes: z.number().int(),
    /** Of one that is sent: the next part that is awaited, from 0. */
    parts: z.number().int(),
    /** How far it is: `done` steps of `total`. */
    done: z.number().int(),
    total: z.number().int(),
    /** Why it was refused or failed, a sentence. */
    problem: z.string().nullable(),
    report: ArchiveReport.nullable(),
    created_at: Instant,
    /** It is deleted then. */
    expires_at: Instant,
  })
  .meta({ id: 'Archive' });
export type Archive = z.infer<typeof Archive>;

const { min, max } = archiveLimits.passphrase;
const Passphrase = z.string().min(min, copy.passphraseShort).max(max, copy.passphraseLong);

const tags = ['privacy'];
const One = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) => base.route({ method: 'POST', path, tags, summary });

export const archives = {
  list: base
    .route({ method: 'GET', path: '/me/archives', tags, summary: 'Archives of my account, the newest first' })
    .output(z.object({ items: z.array(Archive) })),
  /** CONFLICT while another one is at work. FORBIDDEN for codes without a fresh sign-in. */
  make: base
    .route({
      method: 'POST',
      path: '/me/archives',
      successStatus: 201,
      tags,
      summary: 'Have everything of my account put into one file; codes only under a passphrase of mine',
    })
    .input(z.object({ passphrase: Passphrase.nullable().default(null) }))
    .output(Archive),
  /** FORBIDDEN without a fresh sign-in (confirm-password); CONFLICT while it is not ready. */
  link: act('/me/archives/{id}/link', 'A link that downloads it, for this session alone')
    .input(One)
    .output(z.object({ url: z.string() })),
  /** CONFLICT where the account is not empty, or another archive is at work. */
  receive: base
    .route({
      method: 'POST',
      path: '/me/archives/read-back',
      successStatus: 201,
      tags,
      summary: 'Begin to send an archive that my empty account reads back',
    })
    .input(
      z.object({
        file_name: z.string().trim().min(1).max(200),
        bytes: z.number().int().min(1).max(archiveLimits.bytes, copy.tooLarge),
      }),
    )
    .output(Archive),
  /**
   * Multipart, one part `file`: the bytes from `n` × 4 MB on. One that is there already is taken again. CONFLICT for
   * any but the next. INVALID on `file`.
   */
  part: act('/me/archives/{id}/parts/{n}', 'Send the next 4 MB of it')
    .input(z.object({ id: Id, n: z.coerce.number().int().min(0).max(1000), file: z.file() }))
    .output(Archive),
  /** CONFLICT before its last part is there. Again with a passphrase, its codes are looked at too. */
  check: act('/me/archives/{id}/check', 'Try what reading it back comes to; nothing is changed')
    .input(z.object({ id: Id, passphrase: z.string().max(max, copy.passphraseLong).nullable().default(null) }))
    .output(Archive),
  /** CONFLICT before it is checked, or where the account is no longer empty. */
  readBack: act('/me/archives/{id}/read-back', 'Read it back into my account').input(One).output(Archive),
  /** One that is at work stops first. */
  remove: base
    .route({ method: 'DELETE', path: '/me/archives/{id}', tags, summary: 'Stop it, or throw it away' })
    .input(One)
    .output(z.object({})),
};
