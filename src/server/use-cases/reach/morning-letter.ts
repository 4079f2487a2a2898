// A morning mail as text and as HTML, with the headers by which a mail program offers to stop it.
import * as copyInEnglish from '#contract/messages/en/reports/morning-mail.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Today } from '#contract/reports/today.ts';
import type { Links } from '#server/kernel/links.ts';
import { dayOf, hourWords } from './morning-clock.ts';
import { morningHtml } from './morning-html.ts';
import { type Morning, morningParts, type Part } from './morning-parts.ts';

const copy = spoken(copyInEnglish);

type Letter = { subject: string; text: string; html: string; headers: Record<string, string> };

/** What stands under the parts of the mail. */
export type Foot = { choices: boolean; why: string | null; day: string; choose: string; stop: string };

export function morningLetter(links: Links, morning: Morning): Letter {
  const parts = morningParts(links, morning);
  const stop = links.page(`/morning-mail/${morning.stopToken}`);
  const foot: Foot = {
    choices: parts.some(({ lines }) => lines.some(({ choices }) => choices.length > 0)),
    why: morning.hour === null ? null : fill(copy.why, { time: hourWords(morning.hour) }),
    day: links.page('/dashboard'),
    choose: links.page('/dashboard/reach'),
    stop,
  };
  const hello = fill(copy.hello, { name: morning.name });
  return {
    subject: subjectOf(morning.today),
    text: textOf(hello, parts, foot),
    html: morningHtml(hello, parts, foot),
    // RFC 8058: a mail program stops it by one POST, which a scanner that opens links does not send.
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** "Thursday, Nov 26: 2 arrivals, 3 questions for you". */
function subjectOf({ read_at, timezone, arrivals, departures, questions, orders }: Today): string {
  const counted = [
    questions.total > 0 && fill(copy.questionsCount, { count: questions.total }),
    arrivals.total > 0 && fill(copy.arrivalsCount, { count: arrivals.total }),
    departures.total > 0 && fill(copy.departuresCount, { count: departures.total }),
    orders.total > 0 && fill(copy.ordersCount, { count: orders.total }),
  ].filter((words) => words !== false);
  const day = dayOf(new Date(read_at), timezone);
  return counted.length > 0 ? fill(copy.subject, { day, what: counted.join(', ') }) : fill(copy.subjectPlain, { day });
}

function textOf(hello: string, parts: Part[], foot: Foot): string {
  const told = parts.map(({ title, lines, left }) =>
    [title.toUpperCase(), ...lines.map(lineText), ...(left > 0 ? [fill(copy.andMore, { count: left })] : [])].join(
      '\n',
    ),
  );
  return [
    hello,
    ...(told.length > 0 ? told : [copy.nothing]),
    fill(copy.choice, { label: copy.seeDay, link: foot.day }),
    ...(foot.choices ? [copy.choicesNote] : []),
    [
      ...(foot.why === null ? [] : [foot.why]),
      fill(copy.choice, { label: copy.choose, link: foot.choose }),
      fill(copy.choice, { label: copy.stop, link: foot.stop }),
    ].join('\n'),
    'Porchlight',
  ].join('\n\n');
}

const lineText = ({ words, more, choices }: Part['lines'][number]): string =>
  [`- ${words}`, ...more.map((one) => `  ${one}`), ...choices.map((one) => `  ${fill(copy.choice, one)}`)].join('\n');
