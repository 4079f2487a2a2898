import type { Holidays } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { z } from '#contract/z.ts';

const Days = z.object({ from: z.string(), to: z.string() });

/** Holidays as a form holds them: an empty last day is the first one; a row that was added and left empty is none. */
export const HolidayDays = z
  .array(Days)
  .max(50)
  .superRefine((rows, context) => {
    for (const [at, { from, to }] of rows.entries()) {
      if (to && !from) context.addIssue({ code: 'custom', path: [at, 'from'], message: copy.awayDayMissing });
      if (from && to && to < from) context.addIssue({ code: 'custom', path: [at, 'to'], message: copy.awayEndsBefore });
    }
  })
  .transform((rows): Holidays => rows.flatMap(({ from, to }) => (from ? [{ from, to: to || from }] : [])));
