import { Link } from 'react-router';
import * as copy from '#contract/messages/en/reports/today.ts';
import { fill } from '#contract/messages/fill.ts';
import type { QuestionOfToday, Today } from '#contract/reports/today.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Fill } from '../../../ui/fill.tsx';
import { DayList, dayMoreClass, dayRowClass } from '../../../ui/page/day-list.tsx';
import { DateTime } from '../../../ui/time.tsx';

const shown = 3;

/** What only the owner can answer; `answerAt` is where that is done. */
export function AskedOfYou({ questions, answerAt }: { questions: Today['questions']; answerAt: string }) {
  return (
    <DayList
      title={fill(copy.questions, { count: questions.total })}
      empty={copy.noQuestions}
      more={
        questions.total > 0 && (
          <Link to={answerAt} className={dayMoreClass}>
            {copy.seeQuestions}
          </Link>
        )
      }
    >
      {questions.items.slice(0, shown).map((question) => (
        <QuestionRow key={question.id} question={question} answerAt={answerAt} />
      ))}
    </DayList>
  );
}

function QuestionRow({ question, answerAt }: { question: QuestionOfToday; answerAt: string }) {
  const { property_name: property, due_at } = question;
  const isOver = Date.parse(due_at) <= useNow(60_000);
  const when = <DateTime at={due_at} />;
  return (
    <li className={dayRowClass}>
      <Link to={answerAt} className="line-clamp-2 min-w-0 wrap-anywhere after:absolute after:inset-0">
        {question.kind === 'guest' ? `“${question.question}”` : question.question}
      </Link>
      <p className="text-meta text-ink-2">
        {property === null ? (
          <Fill of={isOver ? copy.wasDue : copy.answerBy} with={{ when }} />
        ) : (
          <Fill of={isOver ? copy.atWasDue : copy.answerAtBy} with={{ property, when }} />
        )}
      </p>
    </li>
  );
}
