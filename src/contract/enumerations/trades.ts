import * as copy from '../messages/en/enumerations.ts';

/**
 * What contractors do, and how they want to hear of it. Closed lists, as the specification words them. The database
 * checks the same lists.
 */

export const activeStates = ['active', 'inactive'] as const;

export const serviceTypes = [
  'cleaning',
  'electrical',
  'gas',
  'handyman',
  'hvac',
  'landscaping',
  'plumbing',
  'rental_management',
  'septic',
  'home_warranty',
  'pest_control',
  'property_management',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const serviceTypeLabels: Record<ServiceType, string> = {
  cleaning: copy.cleaning,
  electrical: copy.electrical,
  gas: copy.gasTrade,
  handyman: copy.handyman,
  hvac: copy.hvac,
  landscaping: copy.landscaping,
  plumbing: copy.plumbing,
  rental_management: copy.rentalManagement,
  septic: copy.septic,
  home_warranty: copy.homeWarranty,
  pest_control: copy.pestControl,
  property_management: copy.propertyManagement,
};

/** How a contractor wants to hear of a job; a phone job goes to a person who calls. */
export const notificationMethods = ['email', 'phone', 'text'] as const;
export type NotificationMethod = (typeof notificationMethods)[number];

export const notificationMethodLabels: Record<NotificationMethod, string> = {
  email: copy.email,
  phone: copy.phone,
  text: copy.text,
};
