import { base } from '../errors.ts';
import { Day, Id } from '../paging.ts';
import { PropertySecrets } from '../properties/properties.ts';
import { z } from '../z.ts';

/** So many days ahead a cleaner sees. */
export const turnoverDays = 14;

/** A day on which somebody leaves a property, arrives there, or both. */
export const Turnover = z.object({
  property_id: Id,
  day: Day,
  leaves: z.boolean(),
  arrives: z.boolean(),
});
export type Turnover = z.infer<typeof Turnover>;

/** What somebody who cleans a property has to know of it. */
export const CleanedHouse = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  timezone: z.string(),
  /** By the property's own clock. */
  today: Day,
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  parking: z.string().nullable(),
  trash_bins: z.string().nullable(),
  trash_curb_day: z.string().nullable(),
  wifi_name: z.string().nullable(),
  /** Null for whoever does not see codes. */
  codes: PropertySecrets.nullable(),
});
export type CleanedHouse = z.infer<typeof CleanedHouse>;

/** No guest, no chat and no money: days, and what is needed to clean. */
export const Turnovers = z.object({ days: z.array(Turnover), houses: z.array(CleanedHouse) }).meta({ id: 'Turnovers' });
export type Turnovers = z.infer<typeof Turnovers>;

export const turnovers = {
  list: base
    .route({
      method: 'GET',
      path: '/turnovers',
      tags: ['stays'],
      summary: 'Who leaves and arrives in the next 14 days',
    })
    .output(Turnovers),
};
