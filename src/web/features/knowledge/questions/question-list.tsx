import { useState } from 'react';
import { questionTopicLabels, questionTopics } from '#contract/enumerations/knowledge.ts';
import type { QuestionTried } from '#contract/knowledge/completeness.ts';
import * as copy from '#contract/messages/en/knowledge/common-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionRow } from './question-row.tsx';

/** So many gaps are shown before all are asked for. */
const gapsAtFirst = 5;

type Props = { questions: readonly QuestionTried[]; justAnswered: ReadonlySet<string>; propertyId: string };

/** First what asks the owner and what was just answered; on demand all of them by what they are about. */
export function QuestionList({ questions, justAnswered, propertyId }: Props) {
  const [all, setAll] = useState(false);
  const answeredNow = questions.filter(({ id }) => justAnswered.has(id));
  const gaps = questions.filter(({ outcome, missing }) => missing && outcome === 'asks_you');
  const first = [...answeredNow, ...gaps.slice(0, gapsAtFirst)];
  return (
    <div className="grid grid-cols-1 gap-3">
      {!all && first.length > 0 && (
        <div>
          <h3 className="mb-2 text-label">{copy.gaps}</h3>
          <Rows of={first} propertyId={propertyId} />
        </div>
      )}
      {all &&
        questionTopics.map((topic) => (
          <div key={topic}>
            <h3 className="mb-2 text-label">{questionTopicLabels[topic]}</h3>
            <Rows of={questions.filter((one) => one.topic === topic)} propertyId={propertyId} />
          </div>
        ))}
      <Button
        variant="quiet"
        size="compact"
        className="-ml-3 justify-self-start"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? copy.seeFewer : fill(copy.seeAll, { asked: questions.length })}
      </Button>
    </div>
  );
}

const Rows = ({ of, propertyId }: { of: readonly QuestionTried[]; propertyId: string }) => (
  <ul className="grid grid-cols-1 gap-2">
    {of.map((tried) => (
      <QuestionRow key={tried.id} tried={tried} propertyId={propertyId} />
    ))}
  </ul>
);
