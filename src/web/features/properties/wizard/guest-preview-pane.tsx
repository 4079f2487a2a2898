import { useWatch } from 'react-hook-form';
import * as copy from '#contract/messages/en/properties/guest-preview.ts';
import { fill } from '#contract/messages/fill.ts';
import { keptBack, previewOf } from './guest-preview.ts';
import type { WizardForm } from './step-input.tsx';

/** What a guest would be told by now, as it is typed. Codes and passwords never stand here, only that they are kept. */
export function GuestPreview({ form }: { form: WizardForm }) {
  const typed = useWatch({ control: form.control });
  const values = { ...form.getValues(), ...typed };
  const lines = previewOf(values);
  const kept = keptBack(values);
  return (
    <section aria-labelledby="guest-preview" className="grid gap-3 p-4">
      <h3 id="guest-preview" className="text-label">
        {copy.title}
      </h3>
      {values.name.trim() && <p className={bubble}>{fill(copy.greeting, { property: values.name.trim() })}</p>}
      {lines.length === 0 && <p className="text-meta text-ink-2">{copy.nothingYet}</p>}
      <ul className="grid gap-3">
        {lines.map(({ asked, told }) => (
          <li key={asked} className="grid gap-1.5">
            <p className="justify-self-end rounded-dialog bg-bubble-own px-3 py-1.5 text-meta text-on-bubble-own">
              {asked}
            </p>
            <p className={bubble}>{told}</p>
          </li>
        ))}
      </ul>
      {kept.length > 0 && <p className="text-meta text-ink-2">{fill(copy.keptBack, { secrets: kept.join(', ') })}</p>}
    </section>
  );
}

const bubble = 'justify-self-start rounded-dialog bg-surface-3 px-3 py-1.5 text-meta break-words';
