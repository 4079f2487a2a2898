import { type Autonomy, topicLabels, topics } from '#contract/enumerations/protocols.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { Fill } from '../../ui/fill.tsx';
import { Phrases } from './phrases.tsx';
import { autonomyWords, Choice } from './rule-parts.tsx';
import { RuleRow } from './rule-row.tsx';
import type { RulesProps } from './rules-props.ts';

const asAbove = 'above';

/** Who answers a guest. */
export function AnsweringRules({ editing, rules }: RulesProps) {
  const { setRule } = editing;
  const setTopic = (topic: (typeof topics)[number], value: Autonomy | typeof asAbove) => {
    const { [topic]: _, ...rest } = rules.topic_autonomy;
    setRule('topic_autonomy', value === asAbove ? rest : { ...rest, [topic]: value });
  };
  return (
    <>
      <RuleRow rule="autonomy" name={copy.autonomyName} editing={editing}>
        <Fill
          of={copy.autonomyRule}
          with={{
            answer: (
              <Choice
                label={copy.autonomyLabel}
                value={rules.autonomy}
                words={autonomyWords}
                onChange={(value) => setRule('autonomy', value)}
              />
            ),
          }}
        />
      </RuleRow>
      <RuleRow rule="topic_autonomy" name={copy.topicAutonomyName} editing={editing}>
        {topics.map((topic) => (
          <span key={topic} className="block py-1">
            <Fill
              of={copy.topicRule}
              with={{
                topic: topicLabels[topic],
                answer: (
                  <Choice
                    label={topicLabels[topic]}
                    value={rules.topic_autonomy[topic] ?? asAbove}
                    words={{ [asAbove]: copy.asAbove, ...autonomyWords }}
                    onChange={(value) => setTopic(topic, value)}
                  />
                ),
              }}
            />
          </span>
        ))}
      </RuleRow>
      <RuleRow rule="escalation_phrases" name={copy.phrasesName} editing={editing}>
        <Phrases phrases={rules.escalation_phrases} onChange={(value) => setRule('escalation_phrases', value)} />
      </RuleRow>
    </>
  );
}
