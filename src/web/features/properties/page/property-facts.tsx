import { Fragment, useState } from 'react';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/properties/page.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { type Fact, FactSection, Facts } from '../../../ui/facts.tsx';
import { Fill } from '../../../ui/fill.tsx';
import type { Step, StepField } from '../wizard/step-shape.ts';
import { contractorsStep, steps } from '../wizard/steps.ts';
import { EditButton } from './edit-button.tsx';

const inTheTitle = new Set(['name', 'street_address', 'city', 'state', 'zip']);

/**
 * What was filled in, in the wizard's groups; what was not is one line, since it is asked for elsewhere on the page.
 */
export function PropertyFacts({ property }: { property: Property }) {
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={copy.facts} />
      <div className="grid gap-4">
        {steps.map((step, at) => (
          <Fragment key={step.title}>{at !== contractorsStep && <Group step={step} property={property} />}</Fragment>
        ))}
      </div>
    </Card>
  );
}

function Group({ step, property }: { step: Step; property: Property }) {
  const fields = step.fields.filter(({ name }) => !inTheTitle.has(name));
  const isFilled = ({ name }: StepField) => property[name] !== null && property[name] !== '';
  const filled = fields.filter(isFilled);
  const open = fields.filter((field) => !isFilled(field));
  return (
    <FactSection title={step.title}>
      {filled.length > 0 && <Facts facts={filled.map((field) => factOf(field, property))} />}
      {open.length > 0 && (
        <p className="text-meta text-ink-2">
          {fill(copy.factsOpen, { fields: open.map(({ label }) => lowered(label)).join(', ') })}{' '}
          {property.can.edit && (
            <EditButton id={property.id} field={open[0]?.name}>
              <Fill of={copy.fillIn} with={{ group: <span className="sr-only">{step.title}</span> }} />
            </EditButton>
          )}
        </p>
      )}
    </FactSection>
  );
}

function factOf(field: StepField, property: Property): Fact {
  const value = property[field.name] ?? '';
  return {
    label: field.label,
    value:
      field.kind === 'secret' ||
      field.name === 'front_door_lock_instructions' ||
      field.name === 'alt_lock_box_location' ? (
        <SecretValue of={field.label} value={String(value)} />
      ) : field.kind === 'choice' ? (
        (field.options.find((option) => option.value === value)?.label ?? value)
      ) : (
        value.toLocaleString(locale)
      ),
    ...(field.kind === 'text' && String(value).length > 60 && { wide: true }),
  };
}

/** "Sq Ft" and "Wi-Fi name" keep their capitals, "Beds" becomes "beds". */
const lowered = (label: string) =>
  /^\p{Lu}\p{Ll}+(?![-\p{L}]| \p{Lu})/u.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

/** Covered until it is asked for: a dashboard stands open on desks and in cafés. */
function SecretValue({ of, value }: { of: string; value: string }) {
  const [shown, setShown] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-words">{shown ? value : '••••••'}</span>
      <Button size="compact" variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Fill of={shown ? copy.hide : copy.reveal} with={{ fact: <span className="sr-only">{of}</span> }} />
      </Button>
    </span>
  );
}
