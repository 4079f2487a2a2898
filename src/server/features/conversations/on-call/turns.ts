// Who is on call when, from the week, what takes its place, and who is away. Pure: the same for the same plan.
import { TZDate } from '@date-fns/tz';
import type { DaysOff, RotaPlan, ShiftOverride, WeeklyShift } from '#contract/conversations/rota.ts';
import type { StaffRung } from '#contract/enumerations/conversations.ts';

export type Turn = { rung: StaffRung; user_id: string; starts_at: Date; ends_at: Date };
type Plan = Pick<RotaPlan, 'weekly' | 'overrides' | 'off' | 'timezone'>;

/** Every turn that touches the time from `from` to `to`, whole, in the order in which they begin. */
export function turnsOf({ weekly, overrides, off, timezone }: Plan, from: Date, to: Date): Turn[] {
  const local = new TZDate(from.getTime(), timezone);
  const days = Math.ceil((to.getTime() - from.getTime()) / 86_400_000) + 2;
  const week = Array.from({ length: days + 1 }, (_, ahead) => {
    const day = new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate() + ahead - 1));
    return weekly
      .filter((shift) => shift.day === day.getUTCDay())
      .flatMap((shift) => turnOn(shift, day, off, timezone));
  }).flat();
  const instead = overrides.map(turnInstead);
  const left = week.flatMap((turn) =>
    instead
      .filter(({ rung }) => rung === turn.rung)
      .reduce<Turn[]>((parts, one) => parts.flatMap((part) => cut(part, one)), [turn]),
  );
  return [...left, ...instead]
    .filter(({ starts_at, ends_at }) => starts_at < to && ends_at > from)
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** When none of these turns is on, between the two. */
export function gapsBetween(turns: readonly Turn[], from: Date, to: Date): { starts_at: Date; ends_at: Date }[] {
  const gaps: { starts_at: Date; ends_at: Date }[] = [];
  let reached = from;
  for (const { starts_at, ends_at } of turns.toSorted(
    (one, other) => one.starts_at.getTime() - other.starts_at.getTime(),
  )) {
    if (starts_at > reached && reached < to)
      gaps.push({ starts_at: reached, ends_at: starts_at < to ? starts_at : to });
    if (ends_at > reached) reached = ends_at;
  }
  if (reached < to) gaps.push({ starts_at: reached, ends_at: to });
  return gaps;
}

function turnOn({ rung, user_id, from, to }: WeeklyShift, day: Date, off: readonly DaysOff[], zone: string): Turn[] {
  const date = day.toISOString().slice(0, 10);
  if (off.some((away) => away.user_id === user_id && away.from <= date && date <= away.to)) return [];
  const starts_at = at(day, from, zone);
  const ends_at = at(day, to > from ? to : to + 1440, zone);
  return starts_at < ends_at ? [{ rung, user_id, starts_at, ends_at }] : [];
}

const turnInstead = ({ rung, user_id, starts_at, ends_at }: ShiftOverride): Turn => ({
  rung,
  user_id,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** What is left of a turn where another takes its place. */
function cut(turn: Turn, { starts_at, ends_at }: Turn): Turn[] {
  if (starts_at >= turn.ends_at || ends_at <= turn.starts_at) return [turn];
  return [
    ...(turn.starts_at < starts_at ? [{ ...turn, ends_at: starts_at }] : []),
    ...(ends_at < turn.ends_at ? [{ ...turn, starts_at: ends_at }] : []),
  ];
}

const at = (day: Date, minutes: number, zone: string): Date =>
  new Date(new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 0, minutes, zone).getTime());
