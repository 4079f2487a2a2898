import { Link } from 'react-router';
import type { ContractorDetail, Holidays, Paper, WorkingHours } from '#contract/contractors/contractors.ts';
import { notificationMethodLabels } from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as assignmentsCopy from '#contract/messages/en/contractors/assignments.ts';
import * as copy from '#contract/messages/en/contractors/page.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import * as language from '#contract/messages/en/language.ts';
import { fill } from '#contract/messages/fill.ts';
import { languageNames } from '#contract/messages/languages.ts';
import { callOf } from '#contract/phones.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { calendarDay } from '../../../ui/day-words.ts';
import { FactSection, Facts } from '../../../ui/facts.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { EmailCell } from '../contractor-cells.tsx';
import { today } from '../paper-badges.tsx';
import { weekWords } from './week-words.ts';

/** What is on file about a contractor: how to reach them, where and when they come, their papers, where they serve. */
export function ContractorFile({ contractor }: { contractor: ContractorDetail }) {
  const { phone, email, account_number, notification_method, notes } = contractor;
  return (
    <Card aria-labelledby="file">
      <CardHeader id="file" title={copy.contactTitle} />
      <div className="grid gap-4">
        <Facts
          narrow
          facts={[
            {
              label: common.phone,
              value: phone && (
                <PhoneLink href={callOf(phone)}>
                  <PhoneWords of={phone} />
                </PhoneLink>
              ),
            },
            { label: common.email, value: email && <EmailCell email={email} /> },
            { label: copy.prefers, value: notificationMethodLabels[notification_method] },
            { label: language.ofContractor, value: languageWords(contractor) },
            { label: contractorsCopy.accountNumber, value: account_number },
            { label: contractorsCopy.notes, value: notes },
          ].map(({ label, value }) => ({ label, value: value || common.notAvailable }))}
        />
        <FactSection title={copy.papersTitle}>
          <Facts narrow facts={[paperFact(contractor, 'insurance'), paperFact(contractor, 'license')]} />
        </FactSection>
        <FactSection title={copy.whenTitle}>
          <Facts
            narrow
            facts={[
              { label: contractorsCopy.workingHours, value: <Week hours={contractor.working_hours} /> },
              { label: contractorsCopy.holidays, value: <HolidayList holidays={contractor.holidays} /> },
              ...areaFacts(contractor),
            ]}
          />
        </FactSection>
        <FactSection title={copy.servesTitle}>
          <Serves properties={contractor.properties} />
        </FactSection>
      </div>
    </Card>
  );
}

function areaFacts({ service_zips: zips, service_cities: cities }: ContractorDetail) {
  if (zips.length === 0 && cities.length === 0) return [{ label: contractorsCopy.zipsServed, value: copy.everywhere }];
  return [
    { label: contractorsCopy.zipsServed, value: zips.join(', ') },
    { label: contractorsCopy.citiesServed, value: cities.join('; ') },
  ].filter(({ value }) => value !== '');
}

function paperFact(contractor: ContractorDetail, kind: Paper['kind']) {
  const number = contractor[`${kind}_number`];
  const expires = contractor[`${kind}_expires_on`];
  const document = contractor.papers.find((paper) => paper.kind === kind);
  const isThere = Boolean(number || expires || document);
  return {
    label: kind === 'insurance' ? copy.insurance : copy.license,
    value: isThere ? <PaperLines number={number} expires={expires} document={document} /> : copy.nothingOnFile,
  };
}

type PaperLinesProps = { number: string | null; expires: string | null; document: Paper | undefined };

function PaperLines({ number, expires, document }: PaperLinesProps) {
  return (
    <span className="grid wrap-anywhere">
      {number && <span>{fill(copy.paperNumber, { number })}</span>}
      <span>{expires ? fill(copy.validThrough, { day: calendarDay(expires) }) : copy.noExpiry}</span>
      {document && (
        <a href={document.url} target="_blank" rel="noreferrer" className="underline touch:py-3.25">
          {document.name}
        </a>
      )}
    </span>
  );
}

const Week = ({ hours }: { hours: WorkingHours | null }) =>
  weekWords(hours).map(({ day, words }) => (
    <span key={day} className="flex flex-wrap gap-x-2">
      {day && <span className="w-24">{day}</span>}
      <span className="tabular-nums">{words}</span>
    </span>
  ));

/** Those that are over are left out. */
function HolidayList({ holidays }: { holidays: Holidays }) {
  const now = today();
  const coming = holidays.filter(({ to }) => to >= now).toSorted((a, b) => a.from.localeCompare(b.from));
  if (coming.length === 0) return copy.noHolidays;
  return coming.map(({ from, to }) => (
    <span key={`${from} ${to}`} className="flex flex-wrap items-center gap-x-2">
      {from === to ? calendarDay(from) : fill(copy.holidayDays, { from: calendarDay(from), to: calendarDay(to) })}
      {from <= now && <StatusBadge tone="warning">{copy.awayNow}</StatusBadge>}
    </span>
  ));
}

function Serves({ properties }: Pick<ContractorDetail, 'properties'>) {
  if (properties.length === 0) return <p className="text-ink-2">{copy.servesNothing}</p>;
  return (
    <ul className="grid gap-1">
      {properties.map(({ id, name, is_contact_point }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={`/dashboard/properties/${id}`} className={nameLinkClass}>
            {name}
          </Link>
          {is_contact_point && <Badge tone="primary">{assignmentsCopy.contactPoint}</Badge>}
        </li>
      ))}
    </ul>
  );
}

/** The one that was chosen, or the one they write in, as far as that is known. */
function languageWords({ language: chosen, wrote_in }: ContractorDetail): string {
  if (chosen) return languageNames[chosen];
  return wrote_in ? fill(language.asTheyWriteNow, { language: languageNames[wrote_in] }) : language.asTheyWrite;
}
