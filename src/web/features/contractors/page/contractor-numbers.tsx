import type { ContractorHistory } from '#contract/contractors/history.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import { fill } from '#contract/messages/fill.ts';
import { spanWords } from '#contract/span-words.ts';
import { StatCard } from '../../../ui/page/stat-card.tsx';
import { useContractorHistory } from './contractor-page.ts';

/** Jobs, stars and time to answer, each with how many it is made of. */
export function ContractorNumbers({ id }: { id: string }) {
  const { data, isError, refetch } = useContractorHistory(id);
  const state = data ? 'ready' : isError ? 'error' : 'loading';
  const given = { state, onRetry: () => void refetch() } as const;
  const cancelled = data?.jobs.cancelled ?? 0;
  return (
    <section aria-labelledby="numbers" className="mb-6">
      <h2 id="numbers" className="sr-only">
        {copy.numbersTitle}
      </h2>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4 max-[22rem]:grid-cols-1">
        <StatCard {...given} label={copy.jobsRunning} value={data?.jobs.running ?? null} />
        <StatCard
          {...given}
          label={copy.jobsCompleted}
          value={data?.jobs.completed ?? null}
          hint={cancelled > 0 && fill(copy.jobsCancelled, { count: cancelled })}
        />
        <StatCard
          {...given}
          label={copy.stars}
          value={data?.stars?.average.toFixed(1) ?? null}
          hint={data?.stars ? fill(copy.starsFrom, { count: data.stars.count }) : copy.noStars}
        />
        <StatCard
          {...given}
          label={copy.answerTime}
          value={data ? medianWords(data.offers) : null}
          hint={data && answersWords(data.offers)}
        />
      </div>
    </section>
  );
}

type Offers = ContractorHistory['offers'];

function medianWords({ median_answer_seconds: seconds }: Offers): string | null {
  if (seconds === null) return null;
  return seconds < 60 ? copy.underAMinute : spanWords(seconds / 60);
}

function answersWords({ answered, unanswered }: Offers): string {
  const answers = answered > 0 ? fill(copy.answersFrom, { count: answered }) : copy.noAnswers;
  return unanswered > 0 ? fill(copy.unanswered, { answers, count: unanswered }) : answers;
}
