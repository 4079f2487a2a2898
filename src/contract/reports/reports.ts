import { base } from '../errors.ts';
import { z } from '../z.ts';
import { houses } from './houses.ts';
import { today } from './today.ts';

const Counted = z.object({
  total: z.number().int(),
  /** How many of them were added in the last 30 days. */
  added: z.number().int(),
});

/**
 * A figure of the last 30 days, and what it was in the 30 days before; null while there is nothing to compute it from.
 */
const Measured = z.object({ value: z.number(), before: z.number().nullable(), of: z.number().int() }).nullable();

/** The four cards of the dashboard. */
export const DashboardNumbers = z
  .object({
    properties: Counted,
    contractors: Counted,
    /**
     * Share (0 to 1) of guests' requests settled without a person of the desk. A request counts once its guest has been
     * silent for 72 hours: before that they may still come back on it (product rules, section 10).
     */
    resolution_rate: Measured,
    /** Mean seconds from a guest's first message to the first answer to it. */
    response_seconds: Measured,
  })
  .meta({ id: 'DashboardNumbers' });
export type DashboardNumbers = z.infer<typeof DashboardNumbers>;

export const reports = {
  numbers: base
    .route({ method: 'GET', path: '/reports/numbers', tags: ['reports'], summary: 'The numbers of the dashboard' })
    .output(DashboardNumbers),
  today,
  houses,
};
