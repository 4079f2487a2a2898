import type { ReadHouse } from '#contract/manuals/manuals.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Field } from '../../ui/form/field.tsx';
import type { Answers, Question } from './question.ts';

/** What neither the text nor the form has: first what a property cannot be saved without, then what guests often ask. */
export function MissingFields({
  questions,
  needed,
  missing,
  found,
  typed,
  now,
  onType,
}: {
  questions: readonly Question[];
  needed: readonly string[];
  missing: ReadHouse['missing'];
  /** Names of the answers that were read. */
  found: readonly string[];
  typed: Record<string, string>;
  now: Answers;
  onType: (name: string, value: string) => void;
}) {
  const isOpen = (name: string | null): name is string => name !== null && !found.includes(name) && !now[name]?.trim();
  const inForm = needed.filter(isOpen);
  const asked = missing.flatMap(({ field }) => (isOpen(field) && !needed.includes(field) ? [field] : []));
  const subjects = missing.filter(({ field }) => field === null).map(({ label }) => label);
  const inputs = (names: readonly string[], required: boolean) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {names.flatMap((name) => {
        const question = questions.find((one) => one.name === name);
        if (!question) return [];
        const value = typed[name] ?? '';
        return [
          <Field
            key={name}
            label={question.label}
            required={required}
            error={value.trim() ? question.errorOf(value) : undefined}
          >
            {question.control(value, (next) => onType(name, next))}
          </Field>,
        ];
      })}
    </div>
  );
  return (
    <>
      {inForm.length > 0 && (
        <section aria-labelledby="needed-fields" className="grid gap-3">
          <h3 id="needed-fields" className="text-label">
            {copy.neededTitle}
          </h3>
          {inputs(inForm, true)}
        </section>
      )}
      {asked.length > 0 && (
        <section aria-labelledby="missing-fields" className="grid gap-3">
          <div>
            <h3 id="missing-fields" className="text-label">
              {copy.missingTitle}
            </h3>
            <p className="text-ink-2">{copy.missingLead}</p>
          </div>
          {inputs(asked, false)}
          {subjects.length > 0 && <p className="text-meta text-ink-2">{subjectWords(subjects)}</p>}
        </section>
      )}
    </>
  );
}

/** So many are named. */
const mostSubjects = 8;

function subjectWords(all: readonly string[]): string {
  const subjects = all.slice(0, mostSubjects).join(', ');
  const count = all.length - mostSubjects;
  return count > 0 ? fill(copy.missingArticlesMore, { subjects, count }) : fill(copy.missingArticles, { subjects });
}
