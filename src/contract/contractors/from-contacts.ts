import { serviceTypes } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { NewContractor } from './contractors.ts';

export const contactLimits = {
  /** Cards of one file. */
  cards: limits.importRows,
  /** Contractors that are added in one transaction. */
  together: 100,
  /** Of a card's notes so much is kept. */
  notes: 1000,
} as const;

const Existing = z.object({ id: Id, company_name: z.string(), service_type: z.enum(serviceTypes) });

/** A card as a contractor could be made of it. Where it is one already, `existing` says which. */
export const ContactRow = z.object({
  /** Counted in the file from 1. */
  row: z.number().int(),
  company_name: z.string(),
  /** E.164; empty for one who has an email address alone. */
  phone: z.string(),
  email: z.string().nullable(),
  notes: z.string().nullable(),
  /** By the words of the card; null where nothing says what they do. */
  service_type: z.enum(serviceTypes).nullable(),
  existing: Existing.nullable(),
});
export type ContactRow = z.infer<typeof ContactRow>;

/** A card that nobody could be called by. */
export const RefusedContact = z.object({ row: z.number().int(), name: z.string(), message: z.string() });
export type RefusedContact = z.infer<typeof RefusedContact>;

export const ContactsPreview = z
  .object({
    file_name: z.string(),
    rows: z.array(ContactRow),
    refused: z.array(RefusedContact),
    /** The refused cards as a CSV that can be corrected and imported, with what is wrong; null when there are none. */
    refused_csv: z.string().nullable(),
  })
  .meta({ id: 'ContactsPreview' });
export type ContactsPreview = z.infer<typeof ContactsPreview>;

const Added = z.object({ id: Id, company_name: z.string(), is_new: z.boolean() });

const tags = ['contractors'];

export const contacts = {
  /** Multipart, one part `file`: vCards (.vcf) of version 2.1, 3.0 or 4.0, under 5 MB. Nothing is kept. INVALID on `file`. */
  preview: base
    .route({
      method: 'POST',
      path: '/contractors/from-contacts',
      tags,
      summary: 'Look at vCards before contractors are made of them',
    })
    .input(z.object({ file: z.file() }))
    .output(ContactsPreview),
  /** As adding one, for all or none: whoever is there already by service type, company and phone is brought up to date. */
  add: base
    .route({
      method: 'POST',
      path: '/contractors/many',
      successStatus: 201,
      tags,
      summary: 'Add several contractors',
    })
    .input(z.object({ items: z.array(NewContractor).min(1).max(contactLimits.together) }))
    .output(z.object({ items: z.array(Added) })),
};
