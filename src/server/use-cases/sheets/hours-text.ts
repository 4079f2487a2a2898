import type { WorkingHours } from '#contract/contractors/contractors.ts';

type Weekday = keyof WorkingHours;
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** A week as people write it begins on Monday. */
const days: Weekday[] = ['1', '2', '3', '4', '5', '6', '0'];

/** "Mon 08:00-17:00; Tue 08:00-24:00": what a cell can hold of working hours. */
export const hoursText = (hours: WorkingHours): string =>
  days
    .flatMap((day) => {
      const span = hours[day];
      return span ? [`${names[Number(day)]} ${clock(span.from)}-${clock(span.to)}`] : [];
    })
    .join('; ');

/** Undefined for what is no such text. */
export function readHours(cell: string): WorkingHours | undefined {
  const hours: WorkingHours = {};
  for (const part of cell.split(';').filter((one) => one.trim() !== '')) {
    const [, name = '', from, to] =
      /^\s*([a-z]{3})[a-z]*\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})\s*$/i.exec(part) ?? [];
    const day = days.find((one) => names[Number(one)]?.toLowerCase() === name.toLowerCase());
    if (!day || !from || !to) return undefined;
    hours[day] = { from: minutes(from), to: minutes(to) };
  }
  return hours;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
