import type { StayCheck } from './guest-api.ts';

export type StayErrors = Partial<Record<string, string>>;

const order = ['check_in', 'check_out', 'phone_last4'] as const;

/** What is wrong with each field, in the words shown at it. */
export function stayErrors({ check_in, check_out, phone_last4 }: StayCheck): StayErrors {
  return {
    check_in: check_in ? undefined : 'Enter the day your stay begins.',
    check_out: checkOutError(check_in, check_out),
    phone_last4: /^\d{4}$/.test(phone_last4) ? undefined : 'Enter the last four digits of the phone on the booking.',
  };
}

function checkOutError(checkIn: string, checkOut: string) {
  if (!checkOut) return 'Enter the day your stay ends.';
  return checkIn && checkOut <= checkIn ? 'Check-out comes after check-in.' : undefined;
}

/** The first field to go back to. */
export const firstBad = (errors: StayErrors) => order.find((name) => errors[name]);
export const isWhole = (errors: StayErrors) => firstBad(errors) === undefined;
