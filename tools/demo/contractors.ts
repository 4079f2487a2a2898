import type { NewContractor, WorkingHours } from '#contract/contractors/contractors.ts';
import { demoId } from './ids.ts';
import type { PropertyName } from './properties/all.ts';

export type DemoContractor = Pick<NewContractor, 'company_name' | 'service_type' | 'phone' | 'email'> &
  Partial<NewContractor> & {
    id: string;
    /** Where it is assigned; the order of this list is the owner's order at each property. */
    serves: PropertyName[];
    isContactPointOf?: PropertyName[];
    /** Expired so many days before the demo is made. */
    insuranceLapsedDaysAgo?: number;
    inactive?: boolean;
  };

const weekdays: WorkingHours = Object.fromEntries(
  ['1', '2', '3', '4', '5'].map((day) => [day, { from: 8 * 60, to: 17 * 60 }]),
);
const coast = ['97110', '97138', '97145'];
const portland = ['97209', '97210', '97205'];
const sedona = ['86336', '86351'];
const austin = ['78704', '78745', '78702'];

/** Ten who can be sent, each different in what dispatch has to mind, and one who no longer works for the owner. */
export const demoContractors: DemoContractor[] = [
  {
    id: demoId('contractor: tidewater'),
    company_name: 'Tidewater Plumbing',
    service_type: 'plumbing',
    phone: '(503) 555-0111',
    email: 'dispatch@tidewaterplumbing.example',
    account_number: 'SJ-204',
    notification_method: 'text',
    notes: 'Ask for Luis. Knows the crawl space at Cedar Cottage.',
    service_zips: [...coast, ...portland],
    serves: ['cottage', 'condo'],
  },
  {
    id: demoId('contractor: cascade'),
    company_name: 'Cascade Drain & Pipe',
    service_type: 'plumbing',
    phone: '(503) 555-0112',
    email: 'jobs@cascadedrain.example',
    notification_method: 'email',
    notes: 'Second choice. Comes on weekends too.',
    service_zips: [...coast, ...portland],
    serves: ['cottage', 'condo'],
  },
  {
    id: demoId('contractor: northwest'),
    company_name: 'Northwest Comfort Heating & Air',
    service_type: 'hvac',
    phone: '(503) 555-0113',
    email: 'service@nwcomfort.example',
    account_number: '55-1809',
    notification_method: 'email',
    notes: 'Weekdays only; after hours they come for urgent calls.',
    working_hours: weekdays,
    service_zips: [...coast, ...portland],
    serves: ['cottage', 'condo'],
  },
  {
    id: demoId('contractor: harbor'),
    company_name: 'Harbor Electric',
    service_type: 'electrical',
    phone: '(503) 555-0114',
    email: 'office@harborelectric.example',
    notification_method: 'phone',
    notes: 'Sent a reminder about the insurance certificate.',
    service_zips: [...coast, ...portland],
    insuranceLapsedDaysAgo: 12,
    serves: ['cottage', 'condo'],
  },
  {
    id: demoId('contractor: redrock'),
    company_name: 'Red Rock Plumbing & Septic',
    service_type: 'plumbing',
    phone: '(928) 555-0121',
    email: 'jobs@redrockplumbing.example',
    notification_method: 'email',
    service_zips: sedona,
    serves: ['cabin'],
  },
  {
    id: demoId('contractor: highdesert'),
    company_name: 'High Desert Climate',
    service_type: 'hvac',
    phone: '(928) 555-0122',
    email: 'oncall@highdesertclimate.example',
    notification_method: 'text',
    notes: 'Services the propane furnace every October.',
    service_zips: sedona,
    serves: ['cabin'],
  },
  {
    id: demoId('contractor: liveoak'),
    company_name: 'Live Oak Plumbing',
    service_type: 'plumbing',
    phone: '(512) 555-0131',
    email: 'hello@liveoakplumbing.example',
    notification_method: 'text',
    service_zips: austin,
    serves: ['familyHouse'],
  },
  {
    id: demoId('contractor: bluebonnet'),
    company_name: 'Bluebonnet Air',
    service_type: 'hvac',
    phone: '(512) 555-0132',
    email: 'dispatch@bluebonnetair.example',
    notification_method: 'phone',
    notes: 'Prefers a call. Ask for the day desk.',
    service_zips: austin,
    serves: ['familyHouse'],
  },
  {
    id: demoId('contractor: brightkey'),
    company_name: 'Brightkey Locks & Repairs',
    service_type: 'handyman',
    phone: '(800) 555-0141',
    email: 'orders@brightkey.example',
    account_number: 'BK-7731',
    notification_method: 'email',
    notes: 'Locksmith and handyman network in all three states, day and night.',
    serves: ['cottage', 'condo', 'cabin', 'familyHouse'],
  },
  {
    id: demoId('contractor: beacon'),
    company_name: 'Beacon Property Care',
    service_type: 'property_management',
    phone: '(503) 555-0142',
    email: 'desk@beaconcare.example',
    notification_method: 'email',
    notes: 'Turnovers, linen, and the first call for everything else.',
    serves: ['cottage', 'condo', 'cabin', 'familyHouse'],
    isContactPointOf: ['cottage', 'condo', 'cabin', 'familyHouse'],
  },
  {
    id: demoId('contractor: oldmill'),
    company_name: 'Old Mill Pest Control',
    service_type: 'pest_control',
    phone: '(503) 555-0115',
    email: 'office@oldmillpest.example',
    notification_method: 'phone',
    notes: 'Closed the business in spring.',
    inactive: true,
    serves: ['cottage'],
  },
];
