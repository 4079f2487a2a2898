import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A chunk of its own, 35 kB: only a number of another country needs it. */
export const abroadPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
