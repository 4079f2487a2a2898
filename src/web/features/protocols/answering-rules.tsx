import { type Autonomy, topicLabels, topics } from '#contract/enumerations/protocols.ts';
import { Phrases } from './phrases.tsx';
import { autonomyWords, Choice } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { RulesProps } from './rules-props.ts';

const asAbove = 'as above';

/** Who answers a guest. */
export function AnsweringRules({ editing, rules }: RulesProps) {
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
