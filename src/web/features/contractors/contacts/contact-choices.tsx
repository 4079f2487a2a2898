import { useState } from 'react';
import type { ContactRow } from '#contract/contractors/from-contacts.ts';
import { serviceTypeLabels, serviceTypes } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { fewRows, TableFilters } from '../../../ui/table/table-filters.tsx';
import { type Choice, candidatesIn, hasWords, type KeptContacts } from './choices.ts';

type Choose = (rows: number[], choice: Partial<Choice>) => void;
/** So many rows are drawn at a time: each has a list of its own. */
const atOnce = 100;

/** Who may be added, each with a box and the trade. `lacking` were checked and have none yet. */
export function ContactChoices({
  kept,
  lacking,
  onChoose,
}: {
  kept: KeptContacts;
  lacking: number[];
  onChoose: Choose;
}) {
  const all = candidatesIn(kept);
  const [words, setWords] = useState('');
  const [most, setMost] = useState(atOnce);
  const matching = words ? all.filter((contact) => hasWords(contact, words)) : all;
  // Where a trade is missing it is asked for, wherever that row stands.
  const wanted = lacking.length > 0 ? all.filter(({ row }) => lacking.includes(row)) : [];
  const shown = [...new Set([...wanted, ...matching.slice(0, most)])].toSorted((a, b) => a.row - b.row);
  if (all.length === 0) return <p className="text-ink-2">{copy.nobodyNew}</p>;
  const rows = shown.map(({ row }) => row);
  const allChosen = rows.length > 0 && rows.every((row) => kept.choices[row]?.chosen);
  return (
    <section aria-labelledby="contacts-new" className="grid gap-3">
      <p className="max-w-[68ch] text-ink-2">{copy.previewLead}</p>
      <h3 id="contacts-new" className="text-label">
        {fill(copy.candidates, { count: all.length })}
      </h3>
      {all.length > fewRows && (
        <TableFilters label={copy.importTitle}>
          <SearchBox label={copy.search} value={words} onChange={setWords} />
          <Button onClick={() => onChoose(rows, { chosen: !allChosen })}>
            {allChosen ? copy.clearShown : copy.selectShown}
          </Button>
        </TableFilters>
      )}
      {shown.length === 0 && <p className="text-ink-2">{fill(copy.noMatches, { words })}</p>}
      <ul className="grid gap-2 empty:hidden">
        {shown.map((contact) => (
          <Candidate
            key={contact.row}
            contact={contact}
            choice={kept.choices[contact.row] ?? { chosen: false, trade: '' }}
            lacks={lacking.includes(contact.row)}
            onChoose={(choice) => onChoose([contact.row], choice)}
          />
        ))}
      </ul>
      {matching.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + atOnce)}>
          {fill(copy.showMore, { count: Math.min(atOnce, matching.length - most) })}
        </Button>
      )}
    </section>
  );
}

type CandidateProps = {
  contact: ContactRow;
  choice: Choice;
  lacks: boolean;
  onChoose: (choice: Partial<Choice>) => void;
};

function Candidate({ contact, choice, lacks, onChoose }: CandidateProps) {
  const { row, company_name: company, phone, email, notes } = contact;
  const id = `contact-trade-${row}`;
  return (
    <li className="grid grid-cols-1 items-start gap-2 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <Checkbox
          checked={choice.chosen}
          onChange={({ target }) => onChoose({ chosen: target.checked })}
          aria-label={fill(copy.addThis, { company })}
          label={<span className="wrap-anywhere">{company}</span>}
        />
        <p className="pl-8 text-meta wrap-anywhere text-ink-2">
          {phone && <PhoneWords of={phone} />}
          {phone && email && ' · '}
          {email}
        </p>
        {notes && <p className="line-clamp-2 pl-8 text-meta wrap-anywhere text-ink-3">{notes}</p>}
      </div>
      <div className="grid gap-1 max-sm:pl-8">
        <NativeSelect
          id={id}
          aria-label={fill(copy.tradeOf, { company })}
          aria-invalid={lacks || undefined}
          aria-describedby={lacks ? `${id}-error` : undefined}
          value={choice.trade}
          onChange={({ target }) => {
            const trade = serviceTypes.find((one) => one === target.value) ?? '';
            onChoose({ trade, ...(trade && { chosen: true }) });
          }}
        >
          <option value="">{copy.chooseTrade}</option>
          {serviceTypes.map((trade) => (
            <option key={trade} value={trade}>
              {serviceTypeLabels[trade]}
            </option>
          ))}
        </NativeSelect>
        {lacks && <FieldError id={`${id}-error`}>{fill(copy.tradeMissing, { company })}</FieldError>}
      </div>
    </li>
  );
}
