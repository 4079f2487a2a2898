import { TZDate } from '@date-fns/tz';
import { demoId } from '../ids.ts';
import { demoProperties, type PropertyName } from '../properties/all.ts';
import type { Scene } from '../scene.ts';

/** A day before today and the time of day at the property, or so many minutes before now. */
export type When = { daysAgo: number; time: `${number}:${number}` } | { minutesAgo: number };

export type Story = {
  /** Also what its ids follow from. */
  name: string;
  property: PropertyName;
  /** Name of the stay; absent: somebody with the link whom nobody knows. */
  guest?: string;
  when: When;
  tell(scene: Scene): Promise<void>;
};

export function momentOf({ property, when }: Pick<Story, 'property' | 'when'>, present: Date): Date {
  if ('minutesAgo' in when) return new Date(present.getTime() - when.minutesAgo * 60_000);
  const { timezone } = demoProperties[property];
  const today = new TZDate(present.getTime(), timezone);
  const [hours = 0, minutes = 0] = when.time.split(':').map(Number);
  const local = new TZDate(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() - when.daysAgo,
    hours,
    minutes,
    timezone,
  );
  return new Date(local.getTime());
}

export const conversationIdOf = ({ name }: Pick<Story, 'name'>): string => demoId(`conversation: ${name}`);
