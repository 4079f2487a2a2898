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
  cleaning: 'Cleaning',
  electrical: 'Electrical',
  gas: 'Gas',
  handyman: 'Handyman',
  hvac: 'HVAC',
  landscaping: 'Landscaping',
  plumbing: 'Plumbing',
  rental_management: 'Rental Management',
  septic: 'Septic/Sewage',
  home_warranty: 'Home Warranty',
  pest_control: 'Pest Control',
  property_management: 'Property Management',
};

/** How a contractor wants to hear of a job; a phone job goes to a person who calls. */
export const notificationMethods = ['email', 'phone', 'text'] as const;
export type NotificationMethod = (typeof notificationMethods)[number];

export const notificationMethodLabels: Record<NotificationMethod, string> = {
  email: 'Email',
  phone: 'Phone',
  text: 'Text',
};
