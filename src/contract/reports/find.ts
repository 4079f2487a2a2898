import { serviceTypes } from '../enumerations/trades.ts';
import { workOrderStatuses } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';

/** What matches some words, at most six of a kind, the likeliest first. */
export const Found = z
  .object({
    properties: z.array(z.object({ id: Id, name: z.string(), address: z.string() })),
    contractors: z.array(z.object({ id: Id, company_name: z.string(), service_type: z.enum(serviceTypes) })),
    work_orders: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        subject_line: z.string(),
        property_name: z.string(),
        status: z.enum(workOrderStatuses),
      }),
    ),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof Found>;

export const find = {
  all: base
    .route({
      method: 'GET',
      path: '/find',
      tags: ['reports'],
      summary: 'Find properties, contractors and work orders of mine by what people call them',
    })
    .input(z.object({ q: z.string().trim().min(1).max(100) }))
    .output(Found),
};
