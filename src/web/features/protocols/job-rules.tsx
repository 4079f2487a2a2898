import { Link } from 'react-router';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { ActionLines } from './action-lines.tsx';
import { Amount, actionWords, Choice, Duration } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { RulesProps } from './rules-props.ts';

/** What is done with a job, what it may cost, and how long who has to answer. */
export function JobRules({ editing, rules }: RulesProps) {
  const { setRule } = editing;
  return (
    <>
      <RuleRow rule="actions" name="What to do with a job" editing={editing}>
        <ActionLines lines={rules.actions} onChange={(value) => setRule('actions', value)} />
      </RuleRow>
      <RuleRow rule="nte_cents" name="What a job may cost" editing={editing}>
        A job may cost up to ${' '}
        <Dollars of="nte_cents" label="What a job may cost, in dollars" editing={editing} rules={rules} /> before I'm
        asked.
      </RuleRow>
      <RuleRow rule="emergency_nte_cents" name="What an urgent job may cost" editing={editing}>
        An urgent one may cost up to ${' '}
        <Dollars
          of="emergency_nte_cents"
          label="What an urgent job may cost, in dollars"
          editing={editing}
          rules={rules}
        />
        .
      </RuleRow>
      <WaitingRules editing={editing} rules={rules} />
      <p className="py-4 text-ink-2">
        Whom we ask first is the order of the contractors on{' '}
        <Link
          to="/dashboard/properties"
          className="text-primary-text underline touch:-my-2.5 touch:inline-block touch:py-2.5"
        >
          each property's page
        </Link>
        .
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
      <RuleRow rule="approval_wait_minutes" name="Waiting for me" editing={editing}>
        A question about a job waits{' '}
        <Duration
          label="How long to wait for my answer"
          value={rules.approval_wait_minutes}
          max={10_080}
          onChange={(value) => setRule('approval_wait_minutes', value)}
          onWrong={(message) => note('approval_wait_minutes', message)}
        />{' '}
        for my answer.
      </RuleRow>
      <RuleRow rule="approval_default" name="When I don't answer" editing={editing}>
        If I don't answer in time,{' '}
        <Choice
          label="What happens when I don't answer"
          value={rules.approval_default === 'ask_owner' ? 'human' : rules.approval_default}
          words={{ dispatch: actionWords.dispatch, human: actionWords.human }}
          onChange={(value) => setRule('approval_default', value)}
        />
        .
      </RuleRow>
      <RuleRow rule="accept_window_minutes" name="Time to accept" editing={editing}>
        Before the next contractor is asked, one has to accept
        {urgencies.map((urgency) => (
          <span key={urgency} className="block py-1">
            {urgencyLabels[urgency]}: within{' '}
            <Duration
              label={`Time to accept, ${urgencyLabels[urgency].toLowerCase()}`}
              value={windows[urgency]}
              max={10_080}
              onChange={(value) => setRule('accept_window_minutes', { ...windows, [urgency]: value })}
              onWrong={(message) => note(`accept_window_minutes.${urgency}`, message)}
            />
          </span>
        ))}
      </RuleRow>
    </>
  );
}
