import type { KnowledgeOverview } from '#contract/knowledge/completeness.ts';
import { scoreOf } from '#contract/knowledge/questions-answered.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { commonQuestions } from './common-questions.ts';
import { answersOfAll, type Kept } from './house-answers.ts';
import { saidMissing } from './said-questions.ts';

/** So many are shown: the properties that answer least, and of each what is asked most. */
const most = { properties: 100, missing: 6 };

/** Of what is kept; what is not current is tried again meanwhile. */
export async function overviewOf(unit: UnitOfWork, customerId: string): Promise<KnowledgeOverview> {
  const all = (await answersOfAll(unit, customerId)).map(toItem);
  const tried = all.flatMap(({ answers }) => answers ?? []);
  const waiting = all.length - tried.filter((one) => one.is_current).length;
  if (waiting > 0) await unit.enqueue('answers.try', { customerId }, { key: customerId });
  const sum = tried.reduce((total, { score }) => total + score, 0);
  return {
    score: tried.length > 0 ? Math.round(sum / tried.length) : null,
    asked: commonQuestions.length,
    properties: all.length,
    waiting,
    items: all.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, most.properties),
  };
}

type Item = KnowledgeOverview['items'][number];

const untriedLast = 101;
const rankOf = ({ answers }: Item): number => answers?.score ?? untriedLast;

function toItem({ property_id, property_name, asked, told, shown, outcomes, tried_at, is_current }: Kept): Item {
  const isTried = asked !== null && told !== null && shown !== null && tried_at !== null;
  return {
    property_id,
    property_name,
    answers: isTried
      ? {
          ...{ asked, told, shown, score: scoreOf({ asked, told, shown }) },
          tried_at: tried_at.toISOString(),
          is_current: is_current === true,
        }
      : null,
    missing: (outcomes ?? [])
      .flatMap(({ outcome, missing }) => (outcome === 'asks_you' ? (missing ?? []) : []))
      .slice(0, most.missing)
      .map(saidMissing),
  };
}
