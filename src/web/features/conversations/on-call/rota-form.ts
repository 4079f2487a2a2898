import type { Rota, RotaPlan } from '#contract/conversations/rota.ts';
import type { StaffRung } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { minutesOf, timeOf } from '../../../lib/time/clock-times.ts';

/** The plan as it is typed. A row of the week has all days on which somebody is on at these times. */
export type RotaForm = {
  timezone: string;
  weekly: readonly { rung: StaffRung; user_id: string; days: readonly number[]; from: string; to: string }[];
  /** Times as the browser's field has them: by the reader's own clock. */
  overrides: readonly { rung: StaffRung; user_id: string; from: string; to: string }[];
  off: readonly { user_id: string; from: string; to: string }[];
  steps: Record<keyof RotaPlan['steps'], string>;
};

export function formOf({ timezone, weekly, overrides, off, steps }: RotaPlan): RotaForm {
  const rows = Map.groupBy(weekly, ({ rung, user_id, from, to }) => `${rung} ${user_id} ${from} ${to}`);
  return {
    timezone,
    weekly: [...rows.values()].flatMap((shifts) => {
      const [shift] = shifts;
      if (!shift) return [];
      const { rung, user_id, from, to } = shift;
      return [{ rung, user_id, days: shifts.map(({ day }) => day), from: timeOf(from), to: timeOf(to) }];
    }),
    overrides: overrides.map(({ rung, user_id, starts_at, ends_at }) => ({
      ...{ rung, user_id },
      ...{ from: localOf(starts_at), to: localOf(ends_at) },
    })),
    off,
    steps: {
      first: String(steps.first),
      second: String(steps.second),
      lead: String(steps.lead),
      everyone: String(steps.everyone),
    },
  };
}

/** What is typed as the contract has it, or what is wrong, by the field's path in the form. */
export function planOf(form: RotaForm): { plan: RotaPlan; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const want = (isThere: boolean, path: string, says: string) => {
    if (!isThere) errors[path] ??= says;
  };
  for (const [at, { user_id, days, from, to }] of form.weekly.entries()) {
    want(user_id !== '', `weekly.${at}.user_id`, copy.choosePerson);
    want(days.length > 0, `weekly.${at}.days`, copy.chooseDays);
    want(from !== '' && to !== '', `weekly.${at}.from`, copy.chooseTimes);
  }
  for (const part of ['overrides', 'off'] as const)
    for (const [at, { user_id, from, to }] of form[part].entries()) {
      want(user_id !== '', `${part}.${at}.user_id`, copy.choosePerson);
      want(from !== '' && to !== '', `${part}.${at}.from`, copy.chooseTimes);
      want(part === 'off' ? from <= to : from < to, `${part}.${at}.to`, copy.endsBeforeItBegins);
    }
  const steps = {
    first: Number(form.steps.first),
    second: Number(form.steps.second),
    lead: Number(form.steps.lead),
    everyone: Number(form.steps.everyone),
  };
  for (const [name, minutes] of Object.entries(steps)) {
    want(Number.isInteger(minutes) && minutes >= 1, `steps.${name}`, copy.minutesWanted);
    want(minutes <= 30, `steps.${name}`, copy.minutesTooMany);
  }
  if (Object.keys(errors).length > 0) return { plan: emptyPlan, errors };
  const plan = {
    timezone: form.timezone,
    weekly: form.weekly.flatMap(({ rung, user_id, days, from, to }) =>
      days.map((day) => ({ rung, user_id, day, from: minutesOf(from), to: minutesOf(to) })),
    ),
    overrides: form.overrides.map(({ rung, user_id, from, to }) => ({
      ...{ rung, user_id },
      ...{ starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() },
    })),
    off: [...form.off],
    steps,
  };
  return { plan, errors };
}

const emptyPlan: RotaPlan = {
  ...{ timezone: 'UTC', weekly: [], overrides: [], off: [], steps: { first: 3, second: 3, lead: 5, everyone: 5 } },
};

export const bare = ({ timezone, weekly, overrides, off, steps }: Rota): RotaPlan => ({
  ...{ timezone, weekly, overrides, off, steps },
});

/** "2026-11-27T09:30" by the reader's own clock. */
function localOf(instant: string): string {
  const at = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
