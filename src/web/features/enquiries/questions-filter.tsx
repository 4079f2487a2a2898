import { questionSources } from '#contract/enquiries/question-sources.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useSearchText } from '../../ui/form/use-search-text.ts';
import type { QuestionFilter } from './questions.ts';

type Change = (next: QuestionFilter) => void;

/** New or answered, where from, and words to look for. */
export function QuestionsFilter({ filter, onChange }: { filter: QuestionFilter; onChange: Change }) {
  const chip = (label: string, answered: boolean) => (
    <Button
      size="compact"
      variant={filter.answered === answered ? 'primary' : 'secondary'}
      aria-pressed={filter.answered === answered}
      onClick={() => onChange({ ...filter, answered })}
    >
      {label}
    </Button>
  );
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="flex gap-2 sm:pb-0.5">
        <legend className="sr-only">{copy.filterLegend}</legend>
        {chip(copy.newState, false)}
        {chip(copy.answeredState, true)}
      </fieldset>
      <SearchBox filter={filter} onChange={onChange} />
      <Field label={copy.source} required className="max-sm:w-full">
        <NativeSelect
          value={filter.form_source ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, form_source: questionSources.find((one) => one === target.value) })
          }
        >
          <option value="">{copy.allSources}</option>
          {questionSources.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </NativeSelect>
      </Field>
    </search>
  );
}

function SearchBox({ filter, onChange }: Parameters<typeof QuestionsFilter>[0]) {
  const { typed, setTyped } = useSearchText(filter.q, (q) => onChange({ ...filter, q }));
  return (
    <Field label={copy.search} required className="grow max-sm:w-full">
      <TextInput
        type="search"
        maxLength={limits.shortText}
        placeholder={copy.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Field>
  );
}
