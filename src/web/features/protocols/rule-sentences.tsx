import { Link } from 'react-router';
import { type Autonomy, topicLabels, topics, urgencies, urgencyLabels } from '#contract/enumerations.ts';
import type { ProtocolRules } from '#contract/protocols.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ActionLines } from './action-lines.tsx';
import { Phrases } from './phrases.tsx';
import { Amount, actionWords, autonomyWords, Choice, Duration, TimeOfDay, tellingWords } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { ProtocolEditing } from './use-protocol.ts';

type Props = { editing: ProtocolEditing; rules: ProtocolRules };

const asAbove = 'as above';

export function AnsweringRules({ editing, rules }: Props) {
  const { setRule } = editing;
  const setTopic = (topic: (typeof topics)[number], value: Autonomy | typeof asAbove) => {
    const { [topic]: _, ...rest } = rules.topic_autonomy;
    setRule('topic_autonomy', value === asAbove ? rest : { ...rest, [topic]: value });
  };
  return (
    <>
      <RuleRow rule="autonomy" name="Who answers" editing={editing}>
        When a guest writes,{' '}
        <Choice
          label="Who answers guests"
          value={rules.autonomy}
          words={autonomyWords}
          onChange={(value) => setRule('autonomy', value)}
        />
        . Danger is always answered at once.
      </RuleRow>
      <RuleRow rule="topic_autonomy" name="By topic" editing={editing}>
        {topics.map((topic) => (
          <span key={topic} className="block py-1">
            {topicLabels[topic]}:{' '}
            <Choice
              label={topicLabels[topic]}
              value={rules.topic_autonomy[topic] ?? asAbove}
              words={{ [asAbove]: asAbove, ...autonomyWords }}
              onChange={(value) => setTopic(topic, value)}
            />
          </span>
        ))}
      </RuleRow>
      <RuleRow rule="escalation_phrases" name="Words that call a person" editing={editing}>
        <Phrases phrases={rules.escalation_phrases} onChange={(value) => setRule('escalation_phrases', value)} />
      </RuleRow>
    </>
  );
}

export function JobRules({ editing, rules }: Props) {
  const { setRule, note } = editing;
  const windows = rules.accept_window_minutes;
  return (
    <>
      <RuleRow rule="actions" name="What to do with a job" editing={editing}>
        <ActionLines lines={rules.actions} onChange={(value) => setRule('actions', value)} />
      </RuleRow>
      <RuleRow rule="nte_cents" name="What a job may cost" editing={editing}>
        A job may cost up to ${' '}
        <Amount
          label="What a job may cost, in dollars"
          value={rules.nte_cents / 100}
          min={0}
          max={100_000}
          step={0.01}
          onChange={(value) => setRule('nte_cents', Math.round(value * 100))}
          onWrong={(message) => note('nte_cents', message)}
        />{' '}
        before I'm asked.
      </RuleRow>
      <RuleRow rule="emergency_nte_cents" name="What an urgent job may cost" editing={editing}>
        An urgent one may cost up to ${' '}
        <Amount
          label="What an urgent job may cost, in dollars"
          value={rules.emergency_nte_cents / 100}
          min={0}
          max={100_000}
          step={0.01}
          onChange={(value) => setRule('emergency_nte_cents', Math.round(value * 100))}
          onWrong={(message) => note('emergency_nte_cents', message)}
        />
        .
      </RuleRow>
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
      <p className="py-4 text-ink-2">
        Whom we ask first is the order of the contractors on{' '}
        <Link to="/dashboard/properties" className="text-primary-text underline touch:inline-block touch:py-2.5">
          each property's page
        </Link>
        .
      </p>
    </>
  );
}

export function TimeRules({ editing, rules }: Props) {
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
        about jobs that are
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
        Urgent ones never wait.
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
