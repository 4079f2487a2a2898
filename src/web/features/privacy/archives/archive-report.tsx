import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ArchiveChange, ArchiveReport } from '#contract/privacy/archives.ts';
import { FactSection } from '../../../ui/facts.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';

const changes: Record<ArchiveChange, string> = {
  guest_links: copy.guestLinks,
  jobs_rest: copy.jobsRest,
  jobs_closed: copy.jobsClosed,
  chats_closed: copy.chatsClosed,
  questions_silent: copy.questionsSilent,
  houses_removed: copy.housesRemoved,
};

const codes = { none: copy.codesNone, locked: null, open: copy.codesOpen } as const;

/** What reading an archive back comes to: counts, what can't be read, and what is different afterwards. */
export function ArchiveReportView({ report }: { report: ArchiveReport }) {
  const { problems, changed } = report;
  const secrets = codes[report.secrets];
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        <Fill of={copy.madeOn} with={{ date: <DateTime at={report.made_at} /> }} />
      </p>
      <FactSection title={copy.comesTo}>
        <Counts report={report} />
      </FactSection>
      {problems.length > 0 && (
        <FactSection title={copy.unreadTitle}>
          <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
            {problems.map(({ part, line, why }) => (
              <li key={`${part} ${line}`}>
                {line === null ? fill(copy.unreadFile, { part, why }) : fill(copy.unreadLine, { part, line, why })}
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      <FactSection title={copy.otherwise}>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{copy.nobodyTold}</li>
          {changed.map(({ what, count }) => (
            <li key={what}>{fill(changes[what], { count })}</li>
          ))}
          {secrets && <li>{secrets}</li>}
        </ul>
      </FactSection>
    </div>
  );
}

/** As people would list them: houses first, what the house keeps of its own last. */
const inOrder = [...copy.nouns.keys()];

function Counts({ report: { counts, files } }: { report: ArchiveReport }) {
  const all = [...counts, { noun: 'files', ...files }]
    .filter(({ rows, unread }) => rows + unread > 0)
    .toSorted((a, b) => inOrder.indexOf(a.noun) - inOrder.indexOf(b.noun));
  if (all.length === 0) return <p>{copy.nothing}</p>;
  const said = (count: number) => count.toLocaleString(locale);
  return (
    <table className="w-full text-left">
      <thead className="text-meta text-ink-3">
        <tr>
          <th scope="col" className="py-1 pr-3 font-normal">
            {copy.kind}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-normal">
            {copy.rows}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {copy.unreadRows}
          </th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ noun, rows, unread }) => (
          <tr key={noun} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 font-normal">
              {copy.nouns.get(noun) ?? noun}
            </th>
            <td className="py-1 pr-3 text-right tabular-nums">{said(rows)}</td>
            <td className="py-1 text-right tabular-nums">{said(unread)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
