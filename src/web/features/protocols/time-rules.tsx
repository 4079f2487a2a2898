import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { Fill } from '../../ui/fill.tsx';
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
      <RuleRow rule="quiet_hours" name={copy.quietName} editing={editing}>
        <Fill
          of={copy.quietRule}
          with={{
            from: (
              <TimeOfDay
                label={copy.quietFrom}
                value={(quiet ?? fallback).from}
                onChange={(from) => change({ from })}
              />
            ),
            to: <TimeOfDay label={copy.quietTo} value={(quiet ?? fallback).to} onChange={(to) => change({ to })} />,
            urgencies: (
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
            ),
          }}
        />
      </RuleRow>
      <RuleRow rule="told" name={copy.toldName} editing={editing}>
        <Fill
          of={copy.toldRule}
          with={{
            mail: (
              <Choice
                label={copy.mailLabel}
                value={rules.told.owner_mail}
                words={tellingWords}
                onChange={(owner_mail) => setRule('told', { ...rules.told, owner_mail })}
              />
            ),
            contact: (
              <Choice
                label={copy.contactLabel}
                value={rules.told.contact_point}
                words={tellingWords}
                onChange={(contact_point) => setRule('told', { ...rules.told, contact_point })}
              />
            ),
          }}
        />
      </RuleRow>
      <RuleRow rule="early_access_hours" name={copy.earlyAccessName} editing={editing}>
        <Fill
          of={copy.earlyAccessRule}
          with={{
            hours: (
              <Amount
                label={copy.earlyAccessLabel}
                value={rules.early_access_hours}
                min={0}
                max={48}
                onChange={(value) => setRule('early_access_hours', value)}
                onWrong={(message) => note('early_access_hours', message)}
              />
            ),
          }}
        />
      </RuleRow>
    </>
  );
}
