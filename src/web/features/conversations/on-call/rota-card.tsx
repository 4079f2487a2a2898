import { type FormEvent, useState } from 'react';
import type { Rota } from '#contract/conversations/rota.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { useTypedForm } from '../../../lib/forms/typed-form.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { useMe } from '../../../lib/session/me.ts';
import { ownZone, zonesToChoose, zoneWords } from '../../../lib/time/zones.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { focusNewer, TypedNotice } from '../../../ui/form/typed-notice.tsx';
import { AwayFields, StandInFields } from './away-fields.tsx';
import { formOf, planOf, type RotaForm } from './rota-form.ts';
import { StepFields } from './step-fields.tsx';
import { useSaveRota } from './use-rota.ts';
import { WeekFields } from './week-fields.tsx';

/** The plan: every week, who stands in, who is away, how long each rung has. A lead changes it. */
export function RotaCard({ rota }: { rota: Rota }) {
  const lead = useMe().role === 'admin';
  return (
    <Card aria-labelledby="rota-plan">
      <CardHeader id="rota-plan" title={copy.plan} />
      <p className="mb-4 text-ink-2">{copy.planLead}</p>
      {!lead && <p className="mb-4 text-ink-2">{copy.onlyLeads}</p>}
      <PlanForm rota={rota} lead={lead} />
    </Card>
  );
}

function PlanForm({ rota, lead }: { rota: Rota; lead: boolean }) {
  const typed = useTypedForm('rota', startOf(rota), rota.version);
  const { form } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { save, busy } = useSaveRota({
    onSaved: typed.drop,
    onRefused: (error) => {
      setErrors(fieldsOf(error));
      setFailure(messageOf(error));
    },
  });
  const set = (part: Partial<RotaForm>) => {
    typed.set(part);
    setErrors({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (typed.isOutdated) return focusNewer(element);
    const read = planOf(form);
    setErrors(read.errors);
    setFailure(null);
    if (Object.keys(read.errors).length === 0) save(rota, read.plan);
    else requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const parts = { form, errors, people: rota.people, onChange: set };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!lead} className="grid grid-cols-1 gap-6">
        <legend className="sr-only">{copy.plan}</legend>
        {failure && !typed.isOutdated && <Banner tone="danger">{failure}</Banner>}
        <TypedNotice of={typed} />
        <ZoneField value={form.timezone} onChange={(timezone) => set({ timezone })} />
        <WeekFields {...parts} />
        <StandInFields {...parts} />
        <AwayFields {...parts} />
        <StepFields {...parts} />
        {lead && (
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? copy.saving : copy.save}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** A first plan begins at the clock of whoever makes it. */
const startOf = (rota: Rota): RotaForm => {
  const form = formOf(rota);
  return rota.version === 0 ? { ...form, timezone: ownZone() } : form;
};

function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  return (
    <Field label={copy.timezone} required>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        {zonesToChoose(value).map((zone) => (
          <option key={zone} value={zone}>
            {zoneWords(zone)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
