import { demoProperties, type PropertyName } from '../properties/all.ts';
import type { DemoStay } from '../stays.ts';
import type { Story } from './story.ts';

const everywhere = [
  ['What time is checkout?'],
  ['what day do the bins go out', 'and where are they?'],
  ['Hi, can we bring our dog?', 'He weighs 30 pounds'],
  ['how do I change the temperature'],
  ['Where is the electric panel?'],
  ['What is the name of the wifi network?', 'And the password please'],
  ['What is the door code?'],
  ['when can we check in', 'is it possible to arrive a little earlier?'],
  ['how many cars can we park'],
  ['is smoking allowed on the porch'],
  ['What are the quiet hours?'],
  ['do you have streaming on the tv'],
];
const onlyAt: Record<PropertyName, string[][]> = {
  cottage: [['do you have a crib', 'great, and a high chair?'], ['are there beach chairs']],
  condo: [
    ['how does the coffee machine work'],
    ['can I get a package delivered here'],
    ['is there a gym', 'what about a pool?'],
  ],
  cabin: [
    ['can we make a fire in the stove', 'and a campfire outside?'],
    ['is the water safe to drink'],
    ['how far is the soldier pass trailhead'],
  ],
  familyHouse: [
    ['is there a pool'],
    ['how do we light the grill', 'where is the washing machine?'],
    ['any games for kids?'],
  ],
};

/** The everyday questions of each stay that has begun, the same ones each time. */
export function smallTalk(stays: DemoStay[], present: Date, random: () => number): Story[] {
  const pick = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)];
  return stays.flatMap((stay) => {
    const { timezone } = demoProperties[stay.property];
    const chats = [pick(onlyAt[stay.property]), pick(everywhere), pick(everywhere)].slice(
      0,
      1 + Math.floor(random() * 3),
    );
    return chats.flatMap((lines, i): Story[] => {
      const daysAgo = daysBetween(stay.check_in, present, timezone) - i;
      const time = `${8 + Math.floor(random() * 13)}:${String(Math.floor(random() * 60)).padStart(2, '0')}` as const;
      const verified = random() < 0.7;
      if (!lines || daysAgo < 1 || stay.status === 'cancelled') return [];
      return [
        {
          name: `${stay.property} ${stay.guest_name} asks ${i}`,
          property: stay.property,
          guest: stay.guest_name,
          when: { daysAgo, time: time as `${number}:${number}` },
          async tell(s) {
            if (verified) await s.check();
            await s.guest(...lines);
          },
        },
      ];
    });
  });
}

/** Whole days from a day until today at the property; negative for a day to come. */
function daysBetween(day: string, present: Date, timeZone: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(present);
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
}
