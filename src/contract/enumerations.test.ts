import { expect, test } from 'vitest';
import { subscriptionWords, subscriptionWordsMs } from './billing/subscription-words.ts';
import { activeStates, notificationMethods, serviceTypeLabels, serviceTypes } from './enumerations/trades.ts';
import { urgencies, workOrderStatuses } from './enumerations/work-orders.ts';
import {
  curbDays,
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
  waterSupplyTypes,
} from './properties/property-choices.ts';
import { imageSlots } from './properties/property-images.ts';

const listed = (words: string) => words.split(', ');

// Spec 2, section 3, "Enumerations", and section 4.
test.each([
  [propertyTypes, 'Single Family, Townhouse, Condo, Apartment, Duplex, Mobile Home, Other'],
  [lockTypes, 'Key in Lock Box, Number Keypad, App Enabled, Other, None'],
  [waterSupplyTypes, 'city, well, other, none'],
  [shutOffTypes, 'Valve, Circuit Breaker, Other, None'],
  [thermostatTypes, 'Manual, Digital, Smart, Other, None'],
  [tvServices, 'Cable, Satellite, Streaming, Other, None'],
  [curbDays, 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, None'],
  [notificationMethods, 'email, phone, text'],
  [activeStates, 'active, inactive'],
  [urgencies, 'urgent, high, medium, low, non_urgent'],
  [workOrderStatuses, 'open, in_progress, completed, cancelled'],
  [
    serviceTypes,
    'cleaning, electrical, gas, handyman, hvac, landscaping, plumbing, rental_management, septic, home_warranty, pest_control, property_management',
  ],
])('%j is the list of the specification', (ours, theirs) => {
  expect(ours).toEqual(listed(theirs));
});

test('every service type has a label, septic the one of the specification', () => {
  expect(Object.keys(serviceTypeLabels)).toEqual(serviceTypes);
  expect(serviceTypeLabels.septic).toBe('Septic/Sewage');
});

test('there are nine pictures of a property', () => {
  expect(imageSlots.toSorted()).toEqual([
    'alt_lock_box_location_image',
    'bath_sink_water_valve_location_image',
    'dishwasher_water_valve_location_image',
    'electric_panel_location_image',
    'emergency_furnace_shut_off_location_image',
    'kitchen_sink_water_valve_location_image',
    'main_water_shut_off_location_image',
    'parking_spot_image',
    'trash_bin_location_image',
  ]);
});

// Spec 2, section 2, "Dashboard".
test('coming back from a checkout is said for five seconds, green or yellow', () => {
  expect(subscriptionWordsMs).toBe(5000);
  expect(Object.fromEntries(subscriptionWords)).toEqual({
    success: {
      tone: 'success',
      title: 'Subscription Successful!',
      text: 'Your subscription has been activated. Welcome to the product!',
    },
    cancelled: {
      tone: 'warning',
      title: 'Subscription Cancelled',
      text: 'Your subscription setup was cancelled. You can try again anytime.',
    },
  });
});
