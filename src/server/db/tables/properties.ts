import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { activeStates } from '#contract/enumerations/trades.ts';
import {
  curbDays,
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
  waterSupplyTypes,
} from '#contract/properties/property-choices.ts';
import {
  createdAt,
  customerId,
  housePolicy,
  id,
  instant,
  newest,
  oneOf,
  readPolicy,
  tenantPolicy,
  updatedAt,
} from './columns.ts';

/** A rental. Columns marked sealed hold the vault's ciphertext, never a readable value. */
export const properties = pgTable(
  'properties',
  {
    id: id(),
    customer_id: customerId(),
    name: text().notNull(),
    street_address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    /** Case, spaces, punctuation and ZIP+4 removed: what uniqueness compares. */
    normalized_address: text().notNull(),
    timezone: text().notNull().default('America/Los_Angeles'),
    beds: doublePrecision(),
    baths: doublePrecision(),
    sq_ft: integer(),
    property_type: text({ enum: propertyTypes }),
    status: text({ enum: activeStates }).notNull().default('active'),
    removed_at: instant(),
    /** Goes up with every change; an edit that started from an older one is told. */
    version: integer().notNull().default(1),
    /** 128 random bits in the guest link; rotating it makes the old QR card useless. */
    guest_token: text().notNull().unique(),
    front_door_lock_type: text({ enum: lockTypes }),
    front_door_lock_code: text(), // sealed
    front_door_lock_model: text(),
    front_door_lock_instructions: text(), // sealed
    alt_lock_box_location: text(), // sealed
    alt_lock_box_location_image: text(),
    alt_lock_box_code: text(), // sealed
    /** When the code that opens the door (its lock's, or the lock box's) last became another one. */
    code_changed_at: instant(),
    water_supply_type: text({ enum: waterSupplyTypes }),
    main_water_shut_off_type: text({ enum: shutOffTypes }),
    main_water_shut_off_location: text(),
    main_water_shut_off_location_image: text(),
    kitchen_sink_water_valve_location: text(),
    kitchen_sink_water_valve_location_image: text(),
    dishwasher_water_valve_location: text(),
    dishwasher_water_valve_location_image: text(),
    bath_sink_water_valve_location: text(),
    bath_sink_water_valve_location_image: text(),
    emergency_furnace_shut_off_location: text(),
    emergency_furnace_shut_off_location_image: text(),
    thermostat_type: text({ enum: thermostatTypes }),
    thermostat_instructions: text(),
    electric_panel_location: text(),
    electric_panel_location_image: text(),
    wifi_name: text(),
    wifi_password: text(), // sealed
    tv_services: text({ enum: tvServices }),
    parking_spot_count: integer(),
    parking_spot_image: text(),
    special_parking_details: text(),
    trash_bin_location: text(),
    trash_bin_location_image: text(),
    trash_curb_day: text({ enum: curbDays }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('properties_property_type', t.property_type, propertyTypes),
    oneOf('properties_status', t.status, activeStates),
    oneOf('properties_lock_type', t.front_door_lock_type, lockTypes),
    oneOf('properties_water_supply', t.water_supply_type, waterSupplyTypes),
    oneOf('properties_shut_off', t.main_water_shut_off_type, shutOffTypes),
    oneOf('properties_thermostat', t.thermostat_type, thermostatTypes),
    oneOf('properties_tv', t.tv_services, tvServices),
    oneOf('properties_curb_day', t.trash_curb_day, curbDays),
    uniqueIndex('properties_one_active_address').on(t.normalized_address).where(sql`${t.status} = 'active'`),
    index('properties_list').on(t.customer_id, newest(t.created_at), newest(t.id)).where(sql`${t.status} = 'active'`),
    // Whether the owner has, or had, one of this address: asked before each is added.
    index('properties_address').on(t.customer_id, t.normalized_address),
    // Found by the team, and listed for its owner, the latest first.
    index('properties_removed').on(newest(t.removed_at), newest(t.id)).where(sql`${t.status} = 'inactive'`),
    housePolicy('properties', t.customer_id),
    readPolicy('properties_guest', sql`app_actor() = 'guest' and ${t.id} = app_property()`),
  ],
);

/** Images uploaded before their property is saved; those of abandoned drafts are swept. */
export const stagedFiles = pgTable(
  'staged_files',
  {
    id: id(),
    customer_id: customerId(),
    slot: text().notNull(),
    file_key: text().notNull(),
    attached_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('staged_files_sweep').on(t.created_at).where(sql`${t.attached_at} is null`),
    tenantPolicy('staged_files', t.customer_id),
  ],
);

/** Properties that were begun and not saved, each sealed as a whole. The wizard that begins one chooses its id. */
export const propertyDrafts = pgTable(
  'property_drafts',
  { customer_id: uuid().notNull(), id: uuid().notNull(), sealed: text().notNull(), saved_at: createdAt('saved_at') },
  (t) => [primaryKey({ columns: [t.customer_id, t.id] }), tenantPolicy('property_drafts', t.customer_id)],
);
