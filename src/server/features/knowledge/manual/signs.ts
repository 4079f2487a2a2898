// Which things of a house a text names. The words are compared as everywhere: by their stems, in English.
import { inEnglish } from '#language/languages';
import { conceptsIn, readLexicon, tokens } from '#language/text';

const things = readLexicon(`
wifi: wifi, internet, ssid, router, wireless, network, broadband, online, connectivity
ssid: ssid, network, network name, wifi name, name
password: password, passphrase, passcode, pw, pwd, wifi key, network key, wifi code
keyword: key, pass
box: lockbox, key safe, keysafe, key box, keybox, key lockbox
sparekey: spare key, backup key, extra key, second key, hidden key, backup entry
keypad: keypad, key pad, number pad, touchpad, touch pad, touchscreen, coded lock, code lock, coded lever, lever lock, electronic lock, digital lock
lock: lock, deadbolt, smart lock, door lock
applock: app enabled, app lock, by app, with the app, bluetooth, unlock from your phone, phone app, app
door: front door, main door, entry door, entrance, front entrance, house door, our door, your door, door
entering: getting in, get in, access, arrival, entry, let yourself in, entering, how to enter, unlock, enter the house
elsewhere: garage, gate, shed, building, building entrance, alarm, safe, closet, storage, call box, callbox, pool gate, elevator, padlock, security system, clubhouse, lobby, ski locker, bike room, basement door, mailbox, hot tub cover
code: code, pin, combination, combo, digit, numbers, passcode, door code
water: water
main: main, mains, whole house, stopcock, stop cock, curb stop, house
stopcock: stopcock, stop cock, water main, main water, mains water, curb stop
shutoff: shutoff, shut off, turn off, turn the water off, shut the water, cut off, kill, isolate
waterpipes: pipe, burst, leak
valve: valve, tap, lever, handle, stopcock, gate valve, ball valve
kitchen: kitchen sink, kitchen, sink
dishwasher: dishwasher, dw
bath: bath, bathroom, vanity, pedestal, powder room, washbasin, bathroom sink
furnace: furnace, boiler, oil burner
switch: switch, shutoff, kill switch, emergency switch, emergency
panel: breaker, breaker box, breaker panel, fuse, fuse box, fusebox, electrical panel, electric panel, panel, circuit breaker, consumer unit, breakers
thermostat: thermostat, t stat, tstat, nest, ecobee, sensi, temperature
climate: heat, heating, cooling, cool, aircon, ac, air conditioning, climate, warm, radiator, staying warm, heat pump, mini split
park: park, parking,  parked, driveway, carport, car, cars, vehicle, parking spot, parking space, tandem, trailer
bins: trash, garbage, the cans, curbside pickup, trash pickup, curb,  rubbish, refuse, bin, bins, dumpster, waste, recycling, trash can, trash chute, compactor, garbage can
tv: tv, television, cable, satellite, roku, netflix, hulu, streaming, channel, directv, apple tv, fire tv, chromecast, remote, aerial, antenna, film night, projector
watersupply: city water, well water, municipal water, town water, public water, tap water, water source, water supply, our water, on a well, spring fed, private well, drinking water
checkin: checkin, check in time, arrivals after
checkout: checkout, departure, before you leave, going home, leave by, out by, be out, last day, late departure, departing, when you leave
otherthing: hot tub, pool, sauna, grill, barbecue, bbq, fireplace, wood stove, washer, dryer, laundry, pet, dog, smoking, quiet hour, noise, party, beach, bike, coffee, crib, extra guest, deposit, emergency call, contact, ev charger
rules: house rule, rule
`);

export type Sign = string;

/** Of one reading: each text is looked at several times. It may hold codes, so nothing of it stays. */
const known = new Map<string, Set<Sign>>();
export const forgetSigns = (): void => known.clear();

export function signsOf(text: string | null): Set<Sign> {
  if (!text) return none;
  const found = known.get(text) ?? conceptsIn(tokens(inEnglish(text.replace(aPark, ' '))), things);
  known.set(text, found);
  return found;
}

const none = new Set<Sign>();

/** Where people walk, or live in mobile homes. */
const aPark = /\b(?:the|state|national|dog|water|skate|theme|home|[A-Z][a-z]+) [Pp]ark\b/g;
