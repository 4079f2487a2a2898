// What a morning mail says, before it is text or HTML.
import type { Approval } from '#contract/dispatch/approvals.ts';
import * as approvalCopyInEnglish from '#contract/messages/en/dispatch/approvals.ts';
import * as copyInEnglish from '#contract/messages/en/reports/morning-mail.ts';
import * as staysCopyInEnglish from '#contract/messages/en/stays/today.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { nextStepWords, type SayTimes, waitsForWords } from '#contract/reports/next-step.ts';
import { nightLines } from '#contract/reports/night-lines.ts';
import type { OpenOrder, QuestionOfToday, StayOfToday, Today } from '#contract/reports/today.ts';
import { withoutCodes } from '#features/knowledge';
import type { Links } from '#server/kernel/links.ts';
import { clockTime, quoted } from '#server/kernel/mail-words.ts';
import { asksYesOrNo } from './asks-yes-or-no.ts';

const approvalCopy = spoken(approvalCopyInEnglish);
const copy = spoken(copyInEnglish);
const staysCopy = spoken(staysCopyInEnglish);

/** One person's morning. */
export type Morning = {
  to: string;
  name: string;
  hour: number | null;
  today: Today;
  /** Of the approvals that are open. */
  kindOf: ReadonlyMap<string, Approval['kind']>;
  stopToken: string;
  rowId: string;
};

export type Choice = { label: string; link: string };
type Line = { words: string; more: string[]; choices: Choice[] };
export type Part = { title: string; lines: Line[] /** How many more there are than lines. */; left: number };

/** So many rows of a list; more would not be read. */
const most = 8;

export const hasSomethingToSay = ({ today }: Morning): boolean =>
  today.questions.total + today.arrivals.total + today.departures.total + today.orders.total > 0 ||
  nightLines(today.overnight).length > 0;

/** The parts that have something to say, what waits for the reader first. */
export function morningParts(links: Links, { today, kindOf }: Morning): Part[] {
  const parts = [
    part(copy.questionsTitle, today.questions, (question) =>
      questionLine(links, question, kindOf.get(question.id), today),
    ),
    { title: copy.nightTitle, lines: nightLines(today.overnight).map((words) => line(words)), left: 0 },
    part(copy.arrivalsTitle, today.arrivals, (stay) => stayLine(stay, staysCopy.staysFor)),
    part(copy.departuresTitle, today.departures, (stay) => stayLine(stay, staysCopy.stayedFor)),
    part(copy.ordersTitle, today.orders, orderLine),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function part<T>(title: string, { items, total }: { items: T[]; total: number }, toLine: (item: T) => Line): Part {
  const lines = items.slice(0, most).map(toLine);
  return { title, lines, left: total - lines.length };
}

const line = (words: string, more: string[] = [], choices: Choice[] = []): Line => ({ words, more, choices });

const dayAndMonth = { weekday: 'short', month: 'short', day: 'numeric' } as const;

function questionLine(links: Links, asked: QuestionOfToday, kind: Approval['kind'] | undefined, today: Today): Line {
  const when = clockTime(new Date(asked.due_at), today.timezone, dayAndMonth);
  const isOver = asked.due_at <= today.read_at;
  const { property_name: property } = asked;
  const due =
    property === null
      ? fill(isOver ? copy.wasDue : copy.answerBy, { when })
      : fill(isOver ? copy.atWasDue : copy.answerAtBy, { property, when });
  if (asked.kind === 'approval') return line(quoted(asked.question), [due], approvalChoices(links, asked.id, kind));
  return line(`“${quoted(withoutCodes(asked.question))}”`, [due], answerChoices(links, asked));
}

/** The link opens the page with the choice; only its button decides. */
const withChoice = (link: string, choice: string) => `${link}?choice=${choice}`;

function approvalChoices(links: Links, id: string, kind: Approval['kind'] | undefined): Choice[] {
  const link = links.approval.urlFor(id);
  const isGuest = kind === 'unchecked_guest';
  return [
    { label: isGuest ? approvalCopy.confirmAndSend : approvalCopy.approve, link: withChoice(link, 'yes') },
    { label: isGuest ? approvalCopy.notMyGuest : approvalCopy.decline, link: withChoice(link, 'no') },
  ];
}

function answerChoices(links: Links, { id, question }: QuestionOfToday): Choice[] {
  const link = links.answer.urlFor(id);
  const write = { label: copy.writeAnswer, link };
  if (!asksYesOrNo(question)) return [write];
  return [{ label: copy.yes, link: withChoice(link, 'yes') }, { label: copy.no, link: withChoice(link, 'no') }, write];
}

type StayWords = typeof staysCopy.staysFor | typeof staysCopy.stayedFor;

function stayLine(
  { property_name, guest_name, check_in, check_out, same_day_turnover }: StayOfToday,
  words: StayWords,
): Line {
  const nights = Math.round((Date.parse(check_out) - Date.parse(check_in)) / 86_400_000);
  const who = fill(words, { guest: guest_name ?? staysCopy.someGuest, nights });
  return line(property_name, [who, ...(same_day_turnover ? [copy.turnover] : [])]);
}

/** Where the reader is waited for, the step says it. */
function orderLine(order: OpenOrder): Line {
  const waits = order.waits_for === 'owner' ? [] : [`${waitsForWords(order)}.`];
  return line(`${quoted(order.subject_line)} · ${order.property_name}`, [nextStepWords(order, mailTimes), ...waits]);
}

/** With their zone: whoever reads a mail may be anywhere. */
const mailTimes: SayTimes = {
  moment: (at, zone) => clockTime(new Date(at), zone, dayAndMonth),
  arrival(from, to, zone) {
    const begin = clockTime(new Date(from), zone, dayAndMonth);
    return to ? `${begin} – ${clockTime(new Date(to), zone)}` : begin;
  },
};
