import { alarmRungs } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { rungWords } from './on-now-card.tsx';
import type { PartProps } from './row-parts.tsx';

/** How long each rung has. */
export function StepFields({ form: { steps }, errors, onChange }: Omit<PartProps, 'people'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-label">{copy.steps}</h3>
      <p className="text-meta text-ink-2">{copy.stepsLead}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {alarmRungs.map((rung) => (
          <Field
            key={rung}
            label={rung === 'everyone' ? copy.everyone : rungWords[rung]}
            required
            error={errors[`steps.${rung}`]}
          >
            <TextInput
              inputMode="numeric"
              value={steps[rung]}
              onChange={(event) => onChange({ steps: { ...steps, [rung]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}
