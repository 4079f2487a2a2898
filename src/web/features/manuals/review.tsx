import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../ui/banner.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import type { KeptManual } from './choices.ts';
import { FoundArticles } from './found-articles.tsx';
import { FoundFields } from './found-fields.tsx';
import { MissingFields } from './missing-fields.tsx';
import type { Answers, Question } from './question.ts';
import type { Reading } from './use-reading.ts';

/** All that was read of a house, to be looked through: answers, what is still asked for, articles. */
export function Review({
  kept,
  keep,
  reading,
  questions,
  needed,
  now,
  tried,
  lead,
  articlesAlone = false,
}: {
  kept: KeptManual;
  keep: (next: KeptManual) => void;
  reading: Reading;
  questions: readonly Question[];
  /** Names of the questions without which nothing is saved. */
  needed: readonly string[];
  now: Answers;
  tried: boolean;
  /** With the slot {source}. */
  lead: typeof copy.foundLead | typeof copy.foundLeadSaved;
  /** For all properties: no field of any is filled in. */
  articlesAlone?: boolean;
}) {
  const { reading: read, house, fields, articles, typed } = kept;
  const chosen = read?.houses[house];
  if (!read || !chosen) return null;
  const source = read.source ?? copy.yourText;
  return (
    <div className="grid gap-6">
      <p className="text-ink-2 wrap-anywhere">
        {fields.length === 0 ? fill(copy.foundNothing, { source }) : fill(lead, { source })}
      </p>
      {read.houses.length > 1 && (
        <Field label={copy.whichHouse} required unmarked>
          <NativeSelect value={String(house)} onChange={({ target }) => reading.choose(Number(target.value))}>
            {read.houses.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: houses of a file may have one name; their order stays
              <option key={at} value={String(at)}>
                {name ?? fill(copy.namelessHouse, { number: at + 1 })}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {read.left_out > 0 && <Banner tone="info">{fill(copy.moreHouses, { count: read.left_out })}</Banner>}
      {articlesAlone ? (
        <Banner tone="info">{copy.articlesOnly}</Banner>
      ) : (
        <>
          <FoundFields
            questions={questions}
            fields={fields}
            now={now}
            onChange={(next) => keep({ ...kept, fields: next })}
          />
          <MissingFields
            questions={questions}
            needed={needed}
            missing={chosen.missing}
            found={fields.map(({ field }) => field)}
            typed={typed}
            now={now}
            onType={(name, value) => keep({ ...kept, typed: { ...typed, [name]: value } })}
          />
        </>
      )}
      <FoundArticles articles={articles} tried={tried} onChange={(next) => keep({ ...kept, articles: next })} />
    </div>
  );
}
