// The cabin in which every situation is played: its notes by topic, its keypad, its plumber.
import type { StoryServer } from '../stories/server.ts';

/** The topics are those of the rows. */
export const notes: Readonly<Record<string, { title: string; body: string }>> = {
  checkin: { title: 'Check-in', body: 'Check-in is from 4 PM. The keypad code works from then on.' },
  checkout: { title: 'Check-out', body: 'Check-out is at 11 AM.' },
  wifi: { title: 'Wi-Fi', body: 'The Wi-Fi network is JuniperRidge_5G. The router stands on the shelf by the stairs.' },
  parking: { title: 'Parking', body: 'Two cars park on the gravel beside the shed.' },
  trash: { title: 'Trash', body: 'Trash day is Thursday. The bins go to the end of the drive the evening before.' },
  propane: { title: "The grill's propane", body: "The grill's propane tank is under the deck, on the left." },
  crib: { title: 'Baby crib', body: 'A baby crib is in the hall closet, with its sheets.' },
  pets: { title: 'Pets', body: 'Dogs are welcome, two at most. No cats, please.' },
  quiet: { title: 'Quiet hours', body: 'Quiet hours are from 10 PM to 8 AM. Sound carries far up here.' },
  supermarket: { title: 'Supermarket', body: "The nearest supermarket is Thriftway, ten minutes' drive toward town." },
  hottub: { title: 'Hot tub', body: 'Please cover the hot tub after use. Stay in for 40 minutes at most.' },
  blankets: { title: 'Spare blankets', body: 'Spare blankets are in the chest of the upstairs bedroom.' },
  washer: { title: 'Washing machine', body: 'The washing machine is behind the kitchen door. Detergent is above it.' },
};

export const contractor = 'Marco, Alpine Plumbing';

/** What tells the Wi-Fi beside its note. */
const ofVault: Record<string, string[]> = { wifi: ['fact:wifi_name', 'wifi_password'] };

const stay = { check_in: '2026-11-18', check_out: '2026-11-27', phone_last4: '0120' };

export interface Cabin {
  id: string;
  token: string;
  /** Of each topic, what a reply that answers it names: sources and secrets. */
  told: ReadonlyMap<string, readonly string[]>;
  stay: typeof stay;
}

let streets = 0;

export async function setUpCabin(server: StoryServer): Promise<Cabin> {
  const property = await server.as('owner', 'POST', '/properties', {
    name: 'Juniper Ridge Cabin',
    street_address: `${++streets} Juniper Ridge Road`,
    city: 'Sisters',
    state: 'OR',
    zip: '97759',
    timezone: 'America/Los_Angeles',
    front_door_lock_type: 'Number Keypad',
    front_door_lock_code: '5520',
    front_door_lock_instructions: 'Press the top button, then the code.',
    wifi_name: 'JuniperRidge_5G',
    wifi_password: 'sandpiper-88',
    contractors: [
      {
        company_name: contractor,
        service_type: 'plumbing',
        phone: '(541) 555-0130',
        notification_method: 'text',
        is_contact_point: true,
      },
    ],
  });
  const told = new Map<string, readonly string[]>();
  for (const [topic, { title, body }] of Object.entries(notes)) {
    const article = { property_id: property.id, title, body, audience: 'anyone' };
    const { id } = await server.as('owner', 'POST', '/articles', article);
    told.set(topic, [`article:${id}`, ...(ofVault[topic] ?? [])]);
  }
  await server.as('owner', 'POST', '/stays', {
    property_id: property.id,
    check_in: stay.check_in,
    check_out: stay.check_out,
    guest_name: 'Pat Example',
    guest_phone: '(541) 555-0120',
  });
  return { id: property.id, token: property.guest_link.split('/').at(-1), told, stay };
}
