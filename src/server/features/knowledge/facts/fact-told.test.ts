import { describe, expect, test } from 'vitest';
import { guestLanguages } from '#contract/messages/languages.ts';
import * as choices from '#contract/properties/property-choices.ts';
import { factSayings } from './fact-sentences.ts';
import { type PropertyFacts, publicFacts } from './property-facts.ts';
import { factTold } from './snippets-of.ts';

const facts = publicFacts({
  name: 'Cedar Cottage',
  city: 'Sedona',
  state: 'AZ',
  beds: 3,
  baths: 1,
  sq_ft: 1420,
  property_type: 'Townhouse',
  front_door_lock_type: 'Number Keypad',
  front_door_lock_model: 'Schlage Encode',
  water_supply_type: 'well',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location: 'Crawl space hatch',
  kitchen_sink_water_valve_location: 'Under the sink',
  dishwasher_water_valve_location: 'Under the sink',
  bath_sink_water_valve_location: 'Behind the panel',
  emergency_furnace_shut_off_location: 'Cellar stairs',
  thermostat_type: 'Digital',
  electric_panel_location: 'Laundry room',
  wifi_name: 'Cedar_Guest',
  tv_services: 'Streaming',
  parking_spot_count: 2,
  special_parking_details: 'Carport',
  trash_bin_location: 'Side gate',
  trash_curb_day: 'Thursday',
});

describe('a field of the form is told in the language of the guest', () => {
  test.each([
    ['wifi_name', 'es', 'La red Wi-Fi se llama Cedar_Guest.'],
    ['trash_curb_day', 'de', 'Die Müllabfuhr kommt am Donnerstag.'],
    ['parking_spot_count', 'fr', 'Il y a 2 places de parking.'],
    ['sq_ft', 'de', 'Die Unterkunft hat 1.420 Quadratfuß.'],
    ['water_supply_type', 'pt', 'Abastecimento de água: água de poço.'],
    ['main_water_shut_off_location', 'es', 'La llave de paso principal (llave): Crawl space hatch.'],
    ['wifi_name', 'ja', 'The Wi-Fi network is Cedar_Guest.'],
  ])('%s in "%s"', (field, language, words) => {
    expect(factTold(field, facts, language)?.text).toBe(words);
  });

  test('every field that is filled has a sentence in each language', () => {
    for (const { field } of factSayings.filter((one) => facts[one.field] !== null)) {
      const told = guestLanguages.map((language) => factTold(field, facts, language));
      for (const one of told) expect(one?.text, field).toBeTruthy();
    }
  });

  test('nothing is told of a field that is empty, and of none that is no fact', () => {
    expect(factTold('thermostat_instructions', facts, 'es')).toBeNull();
    expect(factTold('wifi_password', facts, 'es')).toBeNull();
  });
});

describe('what an owner chose', () => {
  const among: [keyof PropertyFacts, readonly string[]][] = [
    ['property_type', choices.propertyTypes],
    ['front_door_lock_type', choices.lockTypes],
    ['water_supply_type', choices.waterSupplyTypes],
    ['tv_services', choices.tvServices],
    ['thermostat_type', choices.thermostatTypes],
    ['trash_curb_day', choices.curbDays],
  ];
  const sameInSome = new Set(['Other', 'other', 'Duplex', 'Streaming', 'Smart', 'Manual', 'Digital', 'None', 'none']);

  test.each(among)('of %s is translated', (field, list) => {
    for (const value of list.filter((one) => !sameInSome.has(one)))
      for (const language of ['es', 'fr', 'de', 'pt'])
        expect(factTold(field, { ...facts, [field]: value }, language)?.text, `${value} in ${language}`).not.toContain(
          value,
        );
  });
});
