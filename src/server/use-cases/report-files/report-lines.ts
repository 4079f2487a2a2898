// Every figure of a report, one a line, for what is taken along as CSV or on paper.
import {
  essentialLabels,
  outcomeLabels,
  outcomes,
  topicLabels,
  unsettledLabels,
} from '#contract/enumerations/reports.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as definitionsInEnglish from '#contract/messages/en/reports/definitions.ts';
import * as filesInEnglish from '#contract/messages/en/reports/files.ts';
import * as screenInEnglish from '#contract/messages/en/reports/screen.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Report, RequestOutcomes, Share, Spent, Spread } from '#contract/reports/figures.ts';

const files = spoken(filesInEnglish);
const screen = spoken(screenInEnglish);
const definitions = spoken(definitionsInEnglish);

export type ReportLine = {
  section: string;
  row: string;
  figure: string;
  unit: 'count' | 'seconds' | 'cents' | 'stars';
  definition: string;
  /** A count, a share or a sum; null for a spread. */
  value: number | null;
  of: number | null;
  spread: Spread;
};

type About = Pick<ReportLine, 'section' | 'row' | 'definition'>;

export function reportLines(report: Report): ReportLine[] {
  return [
    ...requestLines(report),
    ...answerLines(report),
    ...orderLines(report),
    ...moneyLines(report),
    ...otherLines(report),
  ];
}

const counted = (about: About, figure: string, value: number, of: number | null = null): ReportLine => ({
  ...about,
  ...{ figure, unit: 'count', value, of, spread: null },
});
const share = (about: About, figure: string, { n, of }: Share) => counted(about, figure, n, of);
const spreadOf = (about: About, figure: string, unit: ReportLine['unit'], spread: Spread): ReportLine => ({
  ...about,
  ...{ figure, unit, value: null, of: null, spread },
});

const outcomeLines = (row: string, of: RequestOutcomes): ReportLine[] =>
  outcomes.map((one) =>
    counted({ section: files.requests, row, definition: definitions.outcomes }, outcomeLabels[one], of[one], of.n),
  );

function requestLines({ requests }: Report): ReportLine[] {
  const about = (row: string, definition: string): About => ({ section: files.requests, row, definition });
  return [
    ...outcomeLines(files.all, requests.outcomes),
    ...requests.by_month.flatMap(({ month, outcomes: of }) => outcomeLines(month, of)),
    ...requests.by_topic.flatMap(({ topic, outcomes: of }) => outcomeLines(topicLabels[topic], of)),
    ...requests.by_channel.flatMap(({ channel, outcomes: of }) => outcomeLines(channel, of)),
    ...requests.by_language.flatMap(({ language, outcomes: of }) => outcomeLines(language, of)),
    ...requests.unsettled.map(({ why, n }) =>
      counted(about(unsettledLabels[why], definitions.outcomes), screen.whyNotSettled, n),
    ),
    share(about(files.all, definitions.withoutVisit), screen.withoutVisit, requests.solved_without_visit),
  ];
}

function answerLines({ answers, sla }: Report): ReportLine[] {
  const about = (definition: string): About => ({ section: files.answers, row: files.all, definition });
  return [
    spreadOf(about(definitions.firstWord), screen.firstWord, 'seconds', answers.first_word),
    spreadOf(about(definitions.claim), screen.claimed, 'seconds', answers.claim),
    spreadOf(about(definitions.firstHumanWord), screen.humanWord, 'seconds', answers.first_human_word),
    share(about(definitions.slaKept), screen.slaClaim, sla.claim),
    share(about(definitions.slaKept), screen.slaFirst, sla.first),
    share(about(definitions.slaKept), screen.slaNext, sla.next),
  ];
}

function orderLines({ orders }: Report): ReportLine[] {
  const about = (definition: string): About => ({ section: files.orders, row: files.all, definition });
  return [
    spreadOf(about(definitions.times), screen.accept, 'seconds', orders.accept),
    spreadOf(about(definitions.times), screen.schedule, 'seconds', orders.schedule),
    spreadOf(about(definitions.times), screen.onSite, 'seconds', orders.on_site),
    spreadOf(about(definitions.done), screen.done, 'seconds', orders.done),
    spreadOf(about(definitions.asked), screen.asked, 'count', orders.contractors_asked),
    share(about(definitions.fixedAtFirst), screen.firstTimeFix, orders.fixed_at_first),
    share(about(definitions.reopened), screen.reopened, orders.reopened),
    share(about(definitions.confirmed), screen.confirmed, orders.confirmed),
  ];
}

function moneyLines({ money }: Report): ReportLine[] {
  const about = (row: string): About => ({ section: files.money, row, definition: definitions.spent });
  const spent = (row: string, { cents, orders, per_order }: Spent): ReportLine[] => [
    { ...counted(about(row), screen.spent, cents, null), unit: 'cents' },
    counted(about(row), screen.jobs, orders),
    spreadOf(about(row), screen.perOrder, 'cents', per_order),
  ];
  return [
    ...spent(files.all, money.total),
    share({ ...about(files.all), definition: definitions.overLimit }, screen.overLimit, money.over_limit),
    ...spent(screen.urgentSpend, money.urgent),
    ...money.by_month.flatMap((one) => spent(one.month, one.spent)),
    ...money.by_category.flatMap((one) => spent(serviceTypeLabels[one.service_type], one.spent)),
    ...money.by_property.flatMap((one) => spent(one.name, one.spent)),
    ...money.by_contractor.flatMap((one) => spent(one.name ?? screen.nobody, one.spent)),
  ];
}

function otherLines({ contractors, downtime, load, satisfaction, reviews }: Report): ReportLine[] {
  return [
    ...contractors.flatMap((card) => {
      const about: About = { section: screen.contractorsTitle, row: card.name, definition: definitions.contractors };
      return [
        counted(about, screen.jobs, card.jobs),
        share(about, screen.saysYes, card.accepted),
        spreadOf(about, screen.answersIn, 'seconds', card.answer_seconds),
        spreadOf(about, screen.fixed, 'seconds', card.done_seconds),
        share(about, screen.firstTimeFix, card.fixed_at_first),
        share(about, screen.withinLimit, card.within_limit),
        spreadOf(about, screen.costs, 'cents', card.cost_cents),
        spreadOf(about, screen.starsColumn, 'stars', card.stars),
      ];
    }),
    ...downtime.map(({ essential, spread }) =>
      spreadOf(
        { section: screen.downTitle, row: essentialLabels[essential], definition: definitions.downtime },
        ...([screen.downTitle, 'seconds', spread] as const),
      ),
    ),
    ...load.flatMap(({ hour, requests, handed_over }) => {
      const about: About = { section: screen.loadTitle, row: `${hour}:00`, definition: definitions.load };
      return [counted(about, screen.newRequests, requests), counted(about, screen.handedOver, handed_over)];
    }),
    spreadOf(
      { section: screen.starsTitle, row: files.all, definition: definitions.stars },
      ...([screen.starsColumn, 'stars', satisfaction.stars] as const),
    ),
    share(
      { section: screen.rightAnswers, row: files.all, definition: definitions.reviews },
      ...([screen.rightAnswers, reviews.right] as const),
    ),
  ];
}
