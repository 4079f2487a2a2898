import { useId } from 'react';
import { slaTargets } from '#contract/enumerations/conversations.ts';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { InlineInput } from '../../../ui/form/inline-controls.tsx';
import type { PolicyForm } from './policy-form.ts';
import { targetWords } from './policy-words.ts';

type Targets = PolicyForm['targets'];

/** Minutes of each promise, by how urgent it is. */
export function TargetFields({
  targets,
  errors,
  onChange,
}: {
  targets: Targets;
  errors: Record<string, string>;
  onChange: (targets: Targets) => void;
}) {
  const id = useId();
  return slaTargets.map((target) => {
    const wrong = urgencies.map((urgency) => errors[`targets.${target}.${urgency}`]).find(Boolean);
    return (
      <fieldset key={target} className="grid gap-1.5">
        <legend className="mb-1.5 text-label">{targetWords[target]}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {urgencies.map((urgency) => (
            <div key={urgency} className="grid gap-1">
              <span aria-hidden="true" className="text-meta text-ink-2">
                {urgencyLabels[urgency]}
              </span>
              <InlineInput
                label={fill(copy.cell, { target: targetWords[target], urgency: urgencyLabels[urgency] })}
                inputMode="numeric"
                className="w-full"
                value={targets[target][urgency]}
                aria-invalid={errors[`targets.${target}.${urgency}`] ? true : undefined}
                aria-describedby={wrong ? `${id}-${target}` : undefined}
                onChange={(event) =>
                  onChange({ ...targets, [target]: { ...targets[target], [urgency]: event.target.value } })
                }
              />
            </div>
          ))}
        </div>
        {wrong && <FieldError id={`${id}-${target}`}>{wrong}</FieldError>}
      </fieldset>
    );
  });
}
