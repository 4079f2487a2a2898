import { base } from '../errors.ts';
import { MissingAnswer } from '../knowledge/completeness.ts';
import { manualLimits, ProposedArticle } from '../knowledge/knowledge.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/manuals.ts';
import { NewProperty } from '../properties/properties.ts';
import { z } from '../z.ts';

/** What is read of a file: bytes, pages of a PDF, characters, and houses of a CSV. */
export const manualFileLimits = {
  bytes: limits.imageBytes,
  pages: manualLimits.pages,
  characters: manualLimits.characters,
  houses: 50,
} as const;

/** What an owner fills in of a property; its zone follows from the address. */
export const ManualField = NewProperty.omit({ timezone: true }).keyof();
export type ManualField = z.infer<typeof ManualField>;

/** An answer that a text gives to one question of the form. */
export const FoundField = z.object({
  field: ManualField,
  /** As it is typed into the form. */
  value: z.string(),
  /** The very words of the text that it was taken from. */
  quote: z.string(),
  /** Of a PDF, counted from 1. */
  page: z.number().int().nullable(),
});
export type FoundField = z.infer<typeof FoundField>;

export const FoundArticle = ProposedArticle.extend({
  page: z.number().int().nullable(),
  /** Sentences with a code or a password of the form were left out: they have fields of their own. */
  lacks_secret: z.boolean(),
  /** Under no title, and about nothing that guests ask for: a greeting, perhaps. */
  is_loose: z.boolean(),
});
export type FoundArticle = z.infer<typeof FoundArticle>;

export const manualKinds = ['text', 'pdf', 'word', 'page', 'sheet', 'photo'] as const;

/** What a text says of one house: each field at most once, and no code of the form in any article. */
export const ReadHouse = z.object({
  /** null where nothing in it is a name. */
  name: z.string().nullable(),
  fields: z.array(FoundField),
  articles: z.array(FoundArticle),
  /** What would answer those of guests' commonest questions that the text leaves open, in the order of the questions. */
  missing: z.array(MissingAnswer),
});
export type ReadHouse = z.infer<typeof ReadHouse>;

export const ManualReading = z
  .object({
    kind: z.enum(manualKinds),
    /** The file's name, or the page's address; null for what was pasted. */
    source: z.string().nullable(),
    /** One, but for a CSV with a row for each house. */
    houses: z.array(ReadHouse).min(1),
    /** Houses of a CSV beyond `manualFileLimits.houses`, which were not read. */
    left_out: z.number().int(),
  })
  .meta({ id: 'ManualReading' });
export type ManualReading = z.infer<typeof ManualReading>;

const tags = ['articles'];

/** Reading writes nothing, and asks no model but for the words on a photo: what is taken of it is sent as a property's fields and as articles. */
export const manuals = {
  readText: base
    .route({ method: 'POST', path: '/manuals/read', tags, summary: 'Read a house manual, a listing or notes' })
    .input(
      z.object({
        text: z.string().trim().min(1, copy.textNeeded).max(manualLimits.characters, copy.textTooLong),
      }),
    )
    .output(ManualReading),
  /**
   * Multipart, a part `file` under 5 MB: PDF, Word (.docx), HTML, plain text, CSV, or a photo (JPEG, PNG, HEIC) where a
   * language model is set. INVALID on `file`, also for a photo without `ask_model`.
   */
  readFile: base
    .route({ method: 'POST', path: '/manuals/read-file', tags, summary: 'Read a house manual from a file' })
    .input(
      z.object({
        file: z.file(),
        /** `true`: the language model may see the photo, with the codes that are on it. */
        ask_model: z.enum(['true', 'false']).optional(),
      }),
    )
    .output(ManualReading),
  /** INVALID on `address` for one that is private, does not answer, or holds no text. */
  readAddress: base
    .route({ method: 'POST', path: '/manuals/read-address', tags, summary: 'Read a guide from the web' })
    .input(z.object({ address: z.string().trim().min(1, copy.addressNeeded).max(2000) }))
    .output(ManualReading),
};
