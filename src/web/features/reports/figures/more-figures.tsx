import * as definitions from '#contract/messages/en/reports/definitions.ts';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import type { Report, Share } from '#contract/reports/figures.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Definition } from './definition.tsx';
import { countWords, percent, percentOf } from './figure-words.ts';
import { spreadWords } from './headline-figures.tsx';

/** Shares that stand beside the charts, each with what it is of. */
export function MoreFigures({ report }: { report: Report }) {
  const { orders, money, requests, reviews, sla } = report;
  const { right } = reviews;
  const between = { low: percent(reviews.low), high: percent(reviews.high) };
  return (
    <Card aria-labelledby="more-figures">
      <CardHeader id="more-figures" title={copy.moreFigures} />
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        <ShareRow label={copy.firstTimeFix} definition={definitions.fixedAtFirst} share={orders.fixed_at_first} />
        <ShareRow label={copy.reopened} definition={definitions.reopened} share={orders.reopened} />
        <ShareRow label={copy.confirmed} definition={definitions.confirmed} share={orders.confirmed} />
        <ShareRow
          label={copy.withoutVisit}
          definition={definitions.withoutVisit}
          share={requests.solved_without_visit}
        />
        <ShareRow
          label={copy.overLimit}
          definition={definitions.overLimit}
          share={money.over_limit}
          more={money.over_limit_cents > 0 ? dollars(money.over_limit_cents) : undefined}
        />
        <ShareRow label={copy.slaClaim} definition={definitions.slaKept} share={sla.claim} />
        <ShareRow label={copy.slaFirst} definition={definitions.slaKept} share={sla.first} />
        <ShareRow label={copy.slaNext} definition={definitions.slaKept} share={sla.next} />
        <ShareRow
          label={copy.rightAnswers}
          definition={definitions.reviews}
          share={right}
          more={right.of > 0 ? fill(copy.interval, between) : undefined}
        />
        <Row
          label={copy.asked}
          definition={definitions.asked}
          value={orders.contractors_asked && spreadWords(orders.contractors_asked, countWords)}
        />
        <Row
          label={copy.urgentSpend}
          definition={definitions.spent}
          value={money.urgent.orders > 0 ? dollars(money.urgent.cents) : null}
        />
      </dl>
    </Card>
  );
}

type Named = { label: string; definition: string };

function ShareRow({ share, more, ...named }: Named & { share: Share; more?: string | undefined }) {
  const of = fill(copy.ofN, { n: countWords(share.n), of: countWords(share.of) });
  const words = share.of === 0 ? null : [percentOf(share), of, more].filter((one) => one !== undefined).join(' · ');
  return <Row {...named} value={words} />;
}

function Row({ label, definition, value }: Named & { value: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2">
      <dt className="flex items-center gap-1 text-ink-2">
        {label}
        <Definition of={label}>{definition}</Definition>
      </dt>
      <dd className="tabular-nums">{value ?? copy.none}</dd>
    </div>
  );
}
