import { groupKinds } from '../enumerations/groups.ts';
import { activeStates } from '../enumerations/trades.ts';
import { base } from '../errors.ts';
import { QuestionsAnswered } from '../knowledge/questions-answered.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/properties.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { usStateCodes } from '../states.ts';
import { TimeZone } from '../time-zones.ts';
import { z } from '../z.ts';
import {
  curbDays,
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
  waterSupplyTypes,
} from './property-choices.ts';
import { GroupOfProperty, groupLimits } from './property-groups.ts';
import { PropertyImages } from './property-images.ts';

const short = z.string().trim().max(limits.shortText).nullable();
const long = z.string().trim().max(limits.longText).nullable();
const required = (message: string) => z.string().trim().min(1, message).max(limits.shortText);

/** Step 1 of the wizard. */
export const PropertyCore = z.object({
  name: required(copy.nameNeeded),
  street_address: required(copy.streetNeeded),
  city: required(copy.cityNeeded),
  state: z.enum(usStateCodes, copy.stateNeeded),
  zip: z
    .string()
    .trim()
    .min(1, copy.zipNeeded)
    .regex(/^\d{5}(-\d{4})?$/, copy.zipUnreadable),
  beds: z.number().int().min(limits.beds.min).max(limits.beds.max).nullable(),
  baths: z.number().min(limits.baths.min).max(limits.baths.max).multipleOf(limits.baths.step).nullable(),
  sq_ft: z.number().int().min(limits.sqFt.min).max(limits.sqFt.max).nullable(),
  property_type: z.enum(propertyTypes).nullable(),
  /** IANA name; times shown to guests and windows of contractors are the property's own. */
  timezone: TimeZone,
});

/** What a guest may be told: facts of access, water, machines and the rest (steps 2, 3, 4 and 6). */
export const PropertyFacts = z.object({
  front_door_lock_type: z.enum(lockTypes).nullable(),
  front_door_lock_model: short,
  water_supply_type: z.enum(waterSupplyTypes).nullable(),
  main_water_shut_off_type: z.enum(shutOffTypes).nullable(),
  main_water_shut_off_location: long,
  kitchen_sink_water_valve_location: long,
  dishwasher_water_valve_location: long,
  bath_sink_water_valve_location: long,
  emergency_furnace_shut_off_location: long,
  thermostat_type: z.enum(thermostatTypes).nullable(),
  thermostat_instructions: long,
  electric_panel_location: long,
  wifi_name: short,
  tv_services: z.enum(tvServices).nullable(),
  parking_spot_count: z.number().int().min(limits.parkingSpots.min).max(limits.parkingSpots.max).nullable(),
  special_parking_details: long,
  trash_bin_location: long,
  trash_curb_day: z.enum(curbDays).nullable(),
});
export type PropertyFacts = z.infer<typeof PropertyFacts>;

/**
 * Values of the vault: sealed at rest, shown to the owner, released to a verified current guest by the server alone.
 */
export const PropertySecrets = z.object({
  front_door_lock_code: short,
  front_door_lock_instructions: long,
  alt_lock_box_location: long,
  alt_lock_box_code: short,
  wifi_password: short,
});
export type PropertySecrets = z.infer<typeof PropertySecrets>;

export const Property = PropertyCore.extend(PropertyFacts.shape)
  .extend(PropertySecrets.shape)
  .extend({
    id: Id,
    customer_id: Id,
    status: z.enum(activeStates),
    created_at: Instant,
    updated_at: Instant,
    /** Goes up with every change of its fields, not of its pictures; an edit says which one it started from. */
    version: z.number().int(),
    guest_link: z.string(),
    images: PropertyImages,
    can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'Property' });
export type Property = z.infer<typeof Property>;

/** A row of "My Properties"; `contact_point_person` is the company name, null shows 'Not Set'. */
export const PropertyRow = z
  .object({
    id: Id,
    name: z.string(),
    street_address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    property_type: z.string().nullable(),
    beds: z.number().nullable(),
    baths: z.number().nullable(),
    sq_ft: z.number().nullable(),
    status: z.enum(activeStates),
    contact_point_person: z.string().nullable(),
    /** Null where they were never tried. */
    guest_questions: QuestionsAnswered.nullable(),
    /** Tags, building and owner, by kind and name. */
    groups: z.array(GroupOfProperty),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'PropertyRow' });
export type PropertyRow = z.infer<typeof PropertyRow>;

export const NewProperty = PropertyCore.extend(PropertyFacts.shape).extend(PropertySecrets.shape).partial().required({
  name: true,
  street_address: true,
  city: true,
  state: true,
  zip: true,
});
export type NewProperty = z.infer<typeof NewProperty>;

/** Reading; what changes a property stands in property-changes.ts. */
export const properties = {
  list: base
    .route({ method: 'GET', path: '/properties', tags: ['properties'], summary: 'My active properties, newest first' })
    .input(
      PageInput.extend({
        /** Words of the name or the address. */
        q: z.string().trim().max(100).optional(),
        city: z.string().trim().max(limits.shortText).optional(),
        /** Both together: the properties of one tag, building or owner, whatever the case of its name. */
        group_kind: z.enum(groupKinds).optional(),
        group_name: z.string().trim().max(groupLimits.nameLength).optional(),
      }),
    )
    .output(pageOf(PropertyRow)),
  get: base
    .route({
      method: 'GET',
      path: '/properties/{id}',
      tags: ['properties'],
      summary: 'One property with its secrets, for its owner',
    })
    .input(z.object({ id: Id }))
    .output(Property),
};
