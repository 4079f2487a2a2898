import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { InlineInput, InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { type SpanName, spanNames, spans } from './spans.ts';
import type { ReportSpan } from './use-report-span.ts';

/** Which days are counted, of which property. `houses` is the choice of one, where the reader has any. */
export function SpanPicker({ span, error, houses }: { span: ReportSpan; error?: string; houses?: ReactNode }) {
  return (
    <fieldset className="mb-6 grid gap-2">
      <legend className="sr-only">{copy.span}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <InlineSelect
          label={copy.days}
          value={span.name}
          onChange={({ target }) => span.setName(target.value as SpanName)} // one of the options below
        >
          {spanNames.map((name) => (
            <option key={name} value={name}>
              {spans[name]}
            </option>
          ))}
        </InlineSelect>
        {span.name === 'other' && (
          <>
            <InlineInput
              type="date"
              label={copy.from}
              value={span.days.from}
              aria-invalid={error !== undefined}
              aria-describedby="span-error"
              onChange={({ target }) => span.setFrom(target.value)}
            />
            <InlineInput
              type="date"
              label={copy.to}
              value={span.days.to}
              aria-invalid={error !== undefined}
              aria-describedby="span-error"
              onChange={({ target }) => span.setTo(target.value)}
            />
          </>
        )}
        {houses}
      </div>
      <p id="span-error" role="alert" className="text-meta text-danger-text empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
