// The shapes of a scenarios file and of a file of injections; one case is played for each row.
import { z } from 'zod';

/** "U: hello", or an object that says who spoke: both are read. */
const HistoryLine = z.union([
  z.string(),
  z
    .looseObject({
      role: z.string().optional(),
      by: z.string().optional(),
      text: z.string().optional(),
      content: z.string().optional(),
    })
    .transform(({ role, by, text, content }) => `${role ?? by ?? 'guest'}: ${text ?? content ?? ''}`),
]);

const Case = z.object({
  id: z.string(),
  property: z.string(),
  stay: z.string().default('none'),
  /** What the guest's device asks for, such as `es-US`. */
  locale: z.string().default('en-US'),
  history: z.array(HistoryLine).default([]),
  text: z.string(),
});

export const scenarioRow = Case.extend({ verified: z.boolean().default(false) }).transform((row) => ({
  ...row,
  injection: undefined,
}));

/** `text` is put into its `channel`; the message is `probe`, or `text` itself where the channel is the message. */
export const injectionRow = Case.extend({
  channel: z.string(),
  probe: z.string().nullish(),
  verified: z.boolean().optional(),
}).transform(({ channel, probe, verified, ...row }) => ({
  ...row,
  verified: verified ?? false,
  text: probe ?? row.text,
  history: channel === 'message' && probe ? [...row.history, row.text] : row.history,
  injection: { channel, text: row.text },
}));

export const anyCaseRow = z.union([injectionRow, scenarioRow]);
export type Case = z.infer<typeof anyCaseRow>;
