import type { NewArticle } from '#contract/knowledge/knowledge.ts';
import type { PropertyName } from './properties/all.ts';

export type DemoArticle = Pick<NewArticle, 'title' | 'body'> & {
  /** Absent: for all of the owner's properties. */
  property?: PropertyName;
  audience?: NewArticle['audience'];
};

export const demoArticles: DemoArticle[] = [
  {
    title: 'Checkout',
    body: 'Checkout is at 11 a.m. Please start the dishwasher, leave used towels in the bathtub and close all windows. Keys and remotes stay where you found them.',
  },
  {
    title: 'Check-in time',
    body: 'Check-in is from 3 p.m. If the cleaners are done earlier we let you know; luggage cannot be stored before.',
  },
  {
    title: 'Pets',
    body: 'One dog under 50 pounds is welcome for $60 a stay. Please keep it off the beds and out of the garden beds, and bring a towel for paws.',
  },
  {
    title: 'Smoking',
    body: 'No smoking or vaping inside. Outside is fine; there is an ashtray at each back door.',
  },
  {
    title: 'Quiet hours',
    body: 'Quiet hours are from 10 p.m. to 7 a.m. No parties, and no more guests than are booked.',
  },
  {
    property: 'cottage',
    title: 'Beach path',
    body: 'Leave by the back gate and turn left: the beach path is a three-minute walk. Beach chairs, a wagon and clamming shovels are in the shed.',
  },
  {
    property: 'cottage',
    title: 'Gas fireplace',
    body: 'The switch for the gas fireplace is on the left of the mantel. Open the glass door a hand’s width first and switch it off before you go to bed.',
  },
  {
    property: 'cottage',
    title: 'Shed padlock',
    body: 'The shed padlock opens with 1958. Please hang it back on the hasp and scramble the numbers.',
    audience: 'verified',
  },
  {
    property: 'cottage',
    title: 'Crib and high chair',
    body: 'A travel crib and a high chair are in the closet of the second bedroom.',
  },
  {
    property: 'condo',
    title: 'Gym and roof deck',
    body: 'The gym on level 2 is open from 5 a.m. to 11 p.m., the roof deck on level 9 from 8 a.m. to 10 p.m. Both open with the grey fob.',
  },
  {
    property: 'condo',
    title: 'Packages',
    body: 'The front desk in the lobby takes packages from 8 a.m. to 8 p.m.; write "Unit 504" on them.',
  },
  {
    property: 'condo',
    title: 'Coffee machine',
    body: 'Fill the tank at the back, switch on at the right side and wait for the steady light. Capsules are in the drawer below.',
  },
  {
    property: 'condo',
    title: 'Storage cage',
    body: 'Skis and strollers can go into storage cage 21 on P1. The combination is 0627.',
    audience: 'verified',
  },
  {
    property: 'cabin',
    title: 'Hot tub',
    body: 'The hot tub is kept at 101 °F. Lift the cover from the house side, rinse off first, and put the cover back on: it takes three hours to warm up again.',
  },
  {
    property: 'cabin',
    title: 'Wood stove',
    body: 'Firewood is in the woodshed. Open the damper (handle pointing along the pipe) before you light it and never leave it burning overnight. Fires outside are not allowed.',
  },
  {
    property: 'cabin',
    title: 'Well water',
    body: 'The water comes from a well and is tested each spring. It is safe to drink and tastes of minerals; filtered water is in the fridge door.',
  },
  {
    property: 'cabin',
    title: 'Trails',
    body: 'The Soldier Pass trailhead is a 12-minute drive; its shuttle runs from Thursday to Sunday. Maps are in the red binder on the shelf.',
  },
  {
    property: 'cabin',
    title: 'Gate on Manzanita Loop',
    body: 'After dark the gate at the bottom of Manzanita Loop closes. Its keypad takes #2219.',
    audience: 'verified',
  },
  {
    property: 'familyHouse',
    title: 'Pool',
    body: 'There is no pool at the house. Barton Springs Pool is a nine-minute drive and open from 5 a.m. to 10 p.m., closed on Thursdays for cleaning.',
  },
  {
    property: 'familyHouse',
    title: 'Grill',
    body: 'The gas grill is on the back patio. Open the valve on the tank, turn a knob to high and press the igniter. Please close the tank afterwards and brush the grate.',
  },
  {
    property: 'familyHouse',
    title: 'Laundry',
    body: 'Washer and dryer are in the room off the kitchen; detergent is on the shelf above.',
  },
  {
    property: 'familyHouse',
    title: 'Games closet',
    body: 'Board games, a box of building bricks and two scooters with helmets are in the closet under the stairs.',
  },
];
