import { type FormEvent, useId, useState } from 'react';
import { planIds, planOf } from '#contract/billing/plans.ts';
import type { SlaPolicies, SlaPolicy } from '#contract/conversations/sla.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { useTypedForm } from '../../../lib/forms/typed-form.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { focusNewer, TypedNotice } from '../../../ui/form/typed-notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import PlaceField from '../desk/place-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import { formOf, type PolicyForm, termsOf } from './policy-form.ts';
import { TargetFields } from './target-fields.tsx';
import { useSavePolicies, withOne } from './use-policies.ts';

/** One promise, new or as it stands. What is typed is there again after a reload. A default export, fetched when asked for. */
export default function PolicyDialog({
  all,
  policy,
  open,
  onClose,
}: {
  all: SlaPolicies;
  policy: SlaPolicy | null;
  open: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const isLast = policy !== null && policy.id === all.items.at(-1)?.id;
  const now = all.items.find(({ id }) => id === policy?.id) ?? null; // none where a colleague removed it
  const typing = useTyping(all, { id: policy?.id ?? null, policy: now });
  const { form, errors, failure } = typing;
  const { save, busy } = useSavePolicies();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const terms = typing.check(event.currentTarget);
    if (!terms || busy) return;
    const items = withOne(all.items, terms);
    const at = now ? all.items.indexOf(now) : items.length - 2;
    const done = () => {
      typing.drop();
      onClose();
      return fill(copy.saved, { name: terms.name });
    };
    save(all, items, { done, refused: (error) => typing.refuse(error, at) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={policy ? fill(copy.editOne, { name: policy.name }) : copy.newTitle}
      footer={<FormButtons form={formId} act={copy.save} doing={copy.saving} busy={busy} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TypedNotice of={typing} />
        <Field label={copy.name} required error={errors.name}>
          <TextInput
            name="name"
            maxLength={limits.slaName}
            value={form.name}
            onChange={(event) => typing.set({ name: event.target.value })}
          />
        </Field>
        {!isLast && <WhomFields typing={typing} />}
        <TargetFields targets={form.targets} errors={errors} onChange={(targets) => typing.set({ targets })} />
        <HoursFields form={form} errors={errors} onChange={typing.set} />
      </form>
    </Dialog>
  );
}

type Typing = ReturnType<typeof useTyping>;

function WhomFields({ typing: { form, errors, set } }: { typing: Typing }) {
  return (
    <>
      <Field label={copy.forWhom} required error={errors.plan}>
        <NativeSelect value={form.whom} onChange={(event) => set({ whom: event.target.value as PolicyForm['whom'] })}>
          <option value="all">{copy.everybody}</option>
          {planIds.map((id) => (
            <option key={id} value={id}>
              {fill(copy.ownersOn, { plan: planOf(id).name })}
            </option>
          ))}
          <option value="owner">{copy.oneOwner}</option>
        </NativeSelect>
      </Field>
      {form.whom === 'owner' && (
        <Field
          label={copy.owner}
          required
          hint={form.owner && fill(copy.ownerChosen, { name: form.owner.name })}
          error={errors.customer_id}
        >
          <PlaceField
            onPick={({ kind, id, name }) => {
              if (kind === 'owner') set({ owner: { id, name } });
            }}
          />
        </Field>
      )}
    </>
  );
}

/** What is typed, and what is wrong with it. `policy` as a colleague may have saved it meanwhile; null of a new one. */
function useTyping(all: SlaPolicies, { id, policy }: { id: string | null; policy: SlaPolicy | null }) {
  const typed = useTypedForm(`sla.${id ?? 'new'}`, startOf(all, policy), policy);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  return {
    ...typed,
    errors,
    failure: typed.isOutdated ? null : failure,
    set: (part: Partial<PolicyForm>) => {
      typed.set(part);
      setErrors({});
    },
    check: (element: HTMLFormElement) => {
      setFailure(null);
      if (typed.isOutdated) return focusNewer(element);
      const { form } = typed;
      const read = termsOf(form, id);
      const wrong = { ...read.errors };
      if (form.whom === 'owner' && !form.owner) wrong.customer_id = copy.chooseOwner;
      setErrors(wrong);
      const isWrong = Object.keys(wrong).length > 0;
      if (isWrong) requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return isWrong ? undefined : read.terms;
    },
    refuse: (error: unknown, at: number) => {
      const fields = Object.entries(fieldsOf(error)).map(([path, said]) => [path.replace(`items.${at}.`, ''), said]);
      setErrors(Object.fromEntries(fields));
      setFailure(messageOf(error));
    },
  };
}

/** A new one begins with what is promised to everybody. */
function startOf({ items }: SlaPolicies, policy: SlaPolicy | null): PolicyForm {
  const from = policy ?? items.at(-1);
  if (!from) throw new Error('no promise is for everybody');
  return policy ? formOf(policy) : { ...formOf(from), name: '', whom: 'enterprise' };
}
