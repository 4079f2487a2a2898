import { base } from './errors.ts';
import { Id, Instant } from './paging.ts';
import { z } from './z.ts';

/** What a language model has cost a customer this month (UTC). Beyond the cap the embedded engine answers alone. */
export const ModelUsage = z
  .object({
    /** The model's name; null where none is set. */
    model: z.string().nullable(),
    /** The month's first day. */
    month: z.iso.date(),
    calls: z.number().int(),
    /** Calls after which the embedded engine answered. */
    failed: z.number().int(),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    /** US dollars. */
    cost: z.number(),
    cap: z.number(),
    cap_tokens: z.number().int(),
    at_cap: z.boolean(),
  })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.infer<typeof ModelUsage>;

/** One call of the model, as it was asked and as it answered. It holds no secret: none is ever sent. */
export const ModelCall = z
  .object({
    id: Id,
    model: z.string(),
    outcome: z.string(),
    problem: z.string().nullable(),
    request: z.unknown(),
    answer: z.unknown(),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    milliseconds: z.number().int(),
    at: Instant,
  })
  .meta({ id: 'ModelCall' });

export const assistant = {
  usage: base
    .route({
      method: 'GET',
      path: '/assistant/usage',
      tags: ['assistant'],
      summary: 'What the model costs me this month',
    })
    .output(ModelUsage),
  calls: base
    .route({
      method: 'GET',
      path: '/conversations/{id}/model-calls',
      tags: ['assistant'],
      summary: 'What was said to the model in a thread, newest first; kept for some days',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ calls: z.array(ModelCall), usage: ModelUsage })),
};
