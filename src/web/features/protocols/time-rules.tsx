import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Amount, Choice, TimeOfDay, tellingWords } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { RulesProps } from './rules-props.ts';

/** When nobody is asked, who is told, and from when a guest is let in. */
export function TimeRules({ editing, rules }: RulesProps) {
  const { setRule, note } = editing;
  const quiet = rules.quiet_hours;
  const fallback = { from: 22 * 60, to: 7 * 60, waits: [] };
  const change = (part: Partial<NonNullable<typeof quiet>>) =>
    setRule('quiet_hours', { ...fallback, ...quiet, ...part });
  return (
    <>
      <RuleRow rule="quiet_hours" name="Quiet hours" editing={editing}>
        From <TimeOfDay label="Quiet from" value={(quiet ?? fallback).from} onChange={(from) => change({ from })} /> to{' '}
        <TimeOfDay label="Quiet to" value={(quiet ?? fallback).to} onChange={(to) => change({ to })} /> nobody is asked
        or told about jobs that are
        <span className="flex flex-wrap gap-x-5 gap-y-1 py-1">
          {urgencies
            .filter((urgency) => urgency !== 'urgent')
            .map((urgency) => (
              <Checkbox
                key={urgency}
                label={urgencyLabels[urgency]}
                checked={quiet?.waits.includes(urgency) ?? false}
                onChange={(event) =>
                  change({
                    waits: urgencies.filter((one) =>
                      one === urgency ? event.target.checked : quiet?.waits.includes(one),
                    ),
                  })
                }
              />
            ))}
        </span>
        My other mail waits too. Danger and urgent jobs never wait.
      </RuleRow>
      <RuleRow rule="told" name="Who is told" editing={editing}>
        I get a mail about{' '}
        <Choice
          label="What I get a mail about"
          value={rules.told.owner_mail}
          words={tellingWords}
          onChange={(owner_mail) => setRule('told', { ...rules.told, owner_mail })}
        />
        ; the Contact Point Person is told of{' '}
        <Choice
          label="What the Contact Point Person is told of"
          value={rules.told.contact_point}
          words={tellingWords}
          onChange={(contact_point) => setRule('told', { ...rules.told, contact_point })}
        />{' '}
        in the way they chose. The bell tells me everything.
      </RuleRow>
      <RuleRow rule="early_access_hours" name="Early access" editing={editing}>
        Codes may be given out from{' '}
        <Amount
          label="Hours before check-in"
          value={rules.early_access_hours}
          min={0}
          max={48}
          onChange={(value) => setRule('early_access_hours', value)}
          onWrong={(message) => note('early_access_hours', message)}
        />{' '}
        hours before check-in.
      </RuleRow>
    </>
  );
}
