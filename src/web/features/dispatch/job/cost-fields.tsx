import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import * as lineCopy from '#contract/messages/en/work-orders/lines.ts';
import { dollars } from '#contract/money.ts';
import { lineKindLabels, lineKinds } from '#contract/work-orders/line-kinds.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type CostLines, wordsOf } from './use-cost-lines.ts';

type Props = { legend: string; hint: string; lines: CostLines; error: string | undefined };

/** Labor, parts, travel and tax in dollars, for a thumb; what they come to stands under them. */
export function CostFields({ legend, hint, lines, error }: Props) {
  const { typed, total, errors, judge, type } = lines;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-label">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {lineKinds.map((kind) => (
          <Field key={kind} label={lineKindLabels[kind]} unmarked error={errors.get(kind)}>
            <TextInput
              name={kind}
              inputMode="decimal"
              autoComplete="off"
              value={typed[kind] ?? ''}
              onChange={({ currentTarget }) => type(kind, currentTarget.value)}
              onBlur={judge}
            />
          </Field>
        ))}
      </div>
      {typed.parts?.trim() && (
        <Field label={copy.whichParts}>
          <TextInput
            name={wordsOf('parts')}
            autoComplete="off"
            maxLength={limits.shortText}
            value={typed[wordsOf('parts')] ?? ''}
            onChange={({ currentTarget }) => type(wordsOf('parts'), currentTarget.value)}
          />
        </Field>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <span className="text-label">{lineCopy.total}</span>
        <output className="text-title tabular-nums">{dollars(total)}</output>
      </p>
      <p className="text-meta text-ink-3">{hint}</p>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
