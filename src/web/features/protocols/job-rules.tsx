import { Link } from 'react-router';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { Fill } from '../../ui/fill.tsx';
import { ActionLines } from './action-lines.tsx';
import { Amount, actionWords, Choice, Duration } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { RulesProps } from './rules-props.ts';

/** What is done with a job, what it may cost, and how long who has to answer. */
export function JobRules({ editing, rules }: RulesProps) {
  const { setRule } = editing;
  return (
    <>
      <RuleRow rule="actions" name={copy.actionsName} editing={editing}>
        <ActionLines lines={rules.actions} onChange={(value) => setRule('actions', value)} />
      </RuleRow>
      <RuleRow rule="nte_cents" name={copy.costName} editing={editing}>
        <Fill
          of={copy.costRule}
          with={{ amount: <Dollars of="nte_cents" label={copy.costLabel} editing={editing} rules={rules} /> }}
        />
      </RuleRow>
      <RuleRow rule="emergency_nte_cents" name={copy.urgentCostName} editing={editing}>
        <Fill
          of={copy.urgentCostRule}
          with={{
            amount: <Dollars of="emergency_nte_cents" label={copy.urgentCostLabel} editing={editing} rules={rules} />,
          }}
        />
      </RuleRow>
      <WaitingRules editing={editing} rules={rules} />
      <p className="py-4 text-ink-2">
        <Fill
          of={copy.orderOfContractors}
          with={{
            propertyPage: (
              <Link
                to="/dashboard/properties"
                className="text-primary-text underline touch:-my-3.25 touch:inline-block touch:py-3.25"
              >
                {copy.eachPropertyPage}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

type Cents = 'nte_cents' | 'emergency_nte_cents';

/** An amount that is kept in cents and written in dollars. */
function Dollars({ of, label, editing, rules }: RulesProps & { of: Cents; label: string }) {
  return (
    <Amount
      label={label}
      value={rules[of] / 100}
      min={0}
      max={100_000}
      step={0.01}
      onChange={(value) => editing.setRule(of, Math.round(value * 100))}
      onWrong={(message) => editing.note(of, message)}
    />
  );
}

/** How long the owner and each contractor have to answer. */
function WaitingRules({ editing, rules }: RulesProps) {
  const { setRule, note } = editing;
  const windows = rules.accept_window_minutes;
  return (
    <>
      <RuleRow rule="approval_wait_minutes" name={copy.waitName} editing={editing}>
        <Fill
          of={copy.waitRule}
          with={{
            time: (
              <Duration
                label={copy.waitLabel}
                value={rules.approval_wait_minutes}
                max={10_080}
                onChange={(value) => setRule('approval_wait_minutes', value)}
                onWrong={(message) => note('approval_wait_minutes', message)}
              />
            ),
          }}
        />
      </RuleRow>
      <RuleRow rule="approval_default" name={copy.noAnswerName} editing={editing}>
        <Fill
          of={copy.noAnswerRule}
          with={{
            action: (
              <Choice
                label={copy.noAnswerLabel}
                value={rules.approval_default === 'ask_owner' ? 'human' : rules.approval_default}
                words={{ dispatch: actionWords.dispatch, human: actionWords.human }}
                onChange={(value) => setRule('approval_default', value)}
              />
            ),
          }}
        />
      </RuleRow>
      <RuleRow rule="accept_window_minutes" name={copy.acceptName} editing={editing}>
        {copy.acceptRule}
        {urgencies.map((urgency) => (
          <span key={urgency} className="block py-1">
            <Fill
              of={copy.acceptWithin}
              with={{
                urgency: urgencyLabels[urgency],
                time: (
                  <Duration
                    label={fill(copy.acceptLabel, { urgency: urgencyLabels[urgency].toLowerCase() })}
                    value={windows[urgency]}
                    max={10_080}
                    onChange={(value) => setRule('accept_window_minutes', { ...windows, [urgency]: value })}
                    onWrong={(message) => note(`accept_window_minutes.${urgency}`, message)}
                  />
                ),
              }}
            />
          </span>
        ))}
      </RuleRow>
    </>
  );
}
