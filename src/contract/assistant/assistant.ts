import { modelFallbacks, modelOutcomes } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

const counts = {
  calls: z.number().int(),
  /** Calls after which the embedded engine answered. */
  failed: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** US dollars. */
  cost: z.number(),
  /** How often the embedded engine answered in the model's place, by reason; those that never happened are absent. */
  fallbacks: z.partialRecord(z.enum(modelFallbacks), z.number().int()),
};
/** What holds for every customer and month; beyond either cap the embedded engine answers alone. */
const caps = {
  /** The model's name; null where none is set. */
  model: z.string().nullable(),
  /** US dollars. */
  cap: z.number(),
  cap_tokens: z.number().int(),
};
/** The first day of a month in UTC. */
const Month = z.iso.date();

/** What a language model has cost a customer this month (UTC). Beyond the cap the embedded engine answers alone. */
export const ModelUsage = z
  .object({ ...caps, month: Month, ...counts, at_cap: z.boolean() })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.infer<typeof ModelUsage>;

const ModelMonth = z.object({ month: Month, ...counts });
export type ModelMonth = z.infer<typeof ModelMonth>;

/** A year of it, the latest month first; months without any are absent. */
export const ModelMonths = z
  .object({ ...caps, at_cap: z.boolean(), months: z.array(ModelMonth) })
  .meta({ id: 'ModelMonths' });
export type ModelMonths = z.infer<typeof ModelMonths>;

/** For staff: what one month cost, customer by customer, dearest first; at most 200. */
export const ModelAccounts = z
  .object({
    ...caps,
    month: Month,
    /** Those there is anything of, latest first. */
    months: z.array(Month),
    items: z.array(z.object({ customer_id: Id, name: z.string(), at_cap: z.boolean(), ...counts })),
  })
  .meta({ id: 'ModelAccounts' });
export type ModelAccounts = z.infer<typeof ModelAccounts>;

const row = {
  id: Id,
  model: z.string(),
  outcome: z.enum(modelOutcomes),
  problem: z.string().nullable(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  milliseconds: z.number().int(),
  at: Instant,
};

/** One call of the model, as it was asked and as it answered. It holds no secret: none is ever sent. */
export const ModelCall = z.object({ ...row, request: z.unknown(), answer: z.unknown() }).meta({ id: 'ModelCall' });

/** The same in a list, without what was said. */
export const ModelCallRow = z
  .object({ ...row, customer_id: Id, customer_name: z.string(), conversation_id: Id })
  .meta({ id: 'ModelCallRow' });
export type ModelCallRow = z.infer<typeof ModelCallRow>;

export const Transcript = z
  .object({
    ...ModelCallRow.shape,
    /** What it was told of the house and of its work. */
    system: z.string(),
    turns: z.array(z.object({ by: z.string(), text: z.string() })),
    /** Null where none came. */
    answer: z
      .object({ text: z.string(), calls: z.array(z.object({ tool: z.string(), input: z.unknown() })) })
      .nullable(),
  })
  .meta({ id: 'ModelTranscript' });
export type Transcript = z.infer<typeof Transcript>;

/**
 * The same answer read and guarded again, with the house and the guest's stay as they are now. Nothing of it is done.
 */
export const TranscriptReplay = z
  .object({
    /** `nothing`: it had not answered, so that there is nothing to read. */
    outcome: z.enum(['answered', 'guarded', 'refused_tool', 'nothing']),
    /** Why it is not taken, in a few words; null when it is. */
    problem: z.string().nullable(),
    /** What the guest would be told now; secrets as marks. */
    said: z.string(),
    /** Titles of what it stands on. */
    sources: z.array(z.string()),
    /** What would be done besides, as sentences. */
    will: z.array(z.string()),
    /** Whose words those are. */
    by: z.enum(['model', 'embedded']),
  })
  .meta({ id: 'ModelReplay' });
export type TranscriptReplay = z.infer<typeof TranscriptReplay>;

const tags = ['assistant'];
const get = (path: `/${string}`, summary: string) => base.route({ method: 'GET', path, tags, summary });

export const assistant = {
  usage: get('/assistant/usage', 'What the model costs me this month').output(ModelUsage),
  months: get('/assistant/usage/months', 'What the model cost me, month by month').output(ModelMonths),
  calls: get(
    '/conversations/{id}/model-calls',
    'What was said to the model in a thread, newest first; kept for some days',
  )
    .input(z.object({ id: Id }))
    .output(z.object({ calls: z.array(ModelCall), usage: ModelUsage })),
  /** Staff only, as all that follow. */
  accounts: get('/model-usage', 'What the model cost in a month, by customer')
    .input(z.object({ month: Month.optional() }))
    .output(ModelAccounts),
  transcripts: get('/model-calls', 'Calls of the model, newest first; kept for some days')
    .input(PageInput.extend({ outcome: z.enum(modelOutcomes).optional() }))
    .output(pageOf(ModelCallRow)),
  transcript: get('/model-calls/{id}', 'What was said in one call')
    .input(z.object({ id: Id }))
    .output(Transcript),
  replay: base
    .route({
      method: 'POST',
      path: '/model-calls/{id}/replay',
      tags,
      summary: 'Read and guard its answer again, without any effect',
    })
    .input(z.object({ id: Id }))
    .output(TranscriptReplay),
};
