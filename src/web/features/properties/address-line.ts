import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';

type Address = { street_address: string; city: string; state: string; zip: string };

/** "12 Harbor Lane, Newport, OR 97365". */
export const addressOf = ({ street_address, city, state, zip }: Address): string =>
  fill(copy.addressLine, { street: street_address, city, state, zip });
