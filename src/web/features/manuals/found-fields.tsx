import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { type FieldChoice, standsOf } from './choices.ts';
import type { Answers, Question } from './question.ts';

/** The answers that were read, in the order of the form: each ticked or not, to be edited, with the words it comes from. */
export function FoundFields({
  questions,
  fields,
  now,
  onChange,
}: {
  questions: readonly Question[];
  fields: readonly FieldChoice[];
  now: Answers;
  onChange: (fields: FieldChoice[]) => void;
}) {
  const found = questions.flatMap((question) => {
    const choice = fields.find(({ field }) => field === question.name);
    return choice ? [{ question, choice }] : [];
  });
  if (found.length === 0) return null;
  const change = (name: string, changes: Partial<FieldChoice>) =>
    onChange(fields.map((one) => (one.field === name ? { ...one, ...changes } : one)));
  const all = fields.every(({ ticked }) => ticked);
  return (
    <section aria-labelledby="found-fields" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="found-fields" className="text-label">
          {fill(copy.fieldsFound, { count: found.length })}
        </h3>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => onChange(fields.map((one) => ({ ...one, ticked: !all })))}
        >
          {all ? copy.tickNone : copy.tickAll}
        </Button>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {found.map(({ question, choice }) => (
          <FoundField
            key={choice.field}
            question={question}
            choice={choice}
            there={now[choice.field] ?? ''}
            stands={standsOf(choice, now)}
            onChange={(changes) => change(choice.field, changes)}
          />
        ))}
      </ul>
    </section>
  );
}

function FoundField({
  question,
  choice,
  there,
  stands,
  onChange,
}: {
  question: Question;
  choice: FieldChoice;
  there: string;
  stands: ReturnType<typeof standsOf>;
  onChange: (changes: Partial<FieldChoice>) => void;
}) {
  const { ticked, value, quote, page } = choice;
  const { label } = question;
  const source = page === null ? fill(copy.quoted, { quote }) : fill(copy.onPage, { page, quote });
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-card border border-line p-3">
      <Checkbox label={label} checked={ticked} onChange={({ target }) => onChange({ ticked: target.checked })} />
      <Field
        label={label}
        hideLabel
        unmarked
        error={ticked ? question.errorOf(value) : undefined}
        hint={<span className="wrap-anywhere">{source}</span>}
      >
        {question.control(value, (typed) => onChange({ value: typed, ticked: true }))}
      </Field>
      {stands === 'other' && (
        <p className="text-meta wrap-anywhere text-warning-text">
          {fill(copy.standsThere, { value: question.shown(there) })} {ticked && copy.wouldReplace}
        </p>
      )}
      {stands === 'same' && <p className="text-meta text-ink-2">{copy.sameAsThere}</p>}
    </li>
  );
}
