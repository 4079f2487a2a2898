import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FocusEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type Path, type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ProfileForm as ProfileSchema } from '#contract/accounts/account-forms.ts';
import type { Profile } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/accounts/profile.ts';
import * as common from '#contract/messages/en/common.ts';
import type { z } from '#contract/z.ts';
import { type Change, useFormDraft } from '../../../lib/forms/form-draft.ts';
import { type Refusal, standing } from '../../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { delaysMs } from '../../../lib/time/delays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DraftChange } from '../../../ui/form/draft-change.ts';
import { DraftNotice } from '../../../ui/form/draft-notice.tsx';
import { EmailChangeDialog } from './email-change-dialog.tsx';
import { AddressSection, ContactSection, PersonalSection } from './profile-sections.tsx';

type ProfileFields = z.input<typeof ProfileSchema>;
export type ProfileFormOf = UseFormReturn<ProfileFields, unknown, z.output<typeof ProfileSchema>>;

/**
 * The owner's own record. A field is checked when it is left; editing it clears its error. What is typed outlives a
 * failed save and a session that ended meanwhile. Another e-mail address only opens a dialog: the support team changes
 * it.
 */
export function ProfileForm(parts: Parts) {
  const [round, setRound] = useState(0); // a form made anew begins with what is saved
  return <Form key={round} {...parts} onDiscarded={() => setRound(round + 1)} />;
}

type Parts = { profile: Profile; children: ReactNode };

function Form({ profile, children, onDiscarded }: Parts & { onDiscarded: () => void }) {
  const formId = useId();
  const kept = useFormDraft<ProfileFields>(profileDraft, fieldsFrom(profile));
  const form: ProfileFormOf = useForm<ProfileFields, unknown, z.output<typeof ProfileSchema>>({
    resolver: standardSchemaResolver(ProfileSchema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: kept.fields,
  });
  const { errors } = useFormState({ control: form.control });
  const [invalid, setInvalid] = useState(false);
  const keep = () => kept.keep(form.getValues());
  const email = useEmailKept(form, profile, keep);
  const save = useSave(form, kept);
  const submit = form.handleSubmit(
    ({ email: typed, ...changes }) => {
      setInvalid(false);
      if (typed !== profile.email) return email.ask(typed);
      if (!save.isPending) save.mutate(changes);
    },
    () => {
      save.reset();
      setInvalid(true);
    },
  );
  const edited = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement; // the field that changed
    form.clearErrors(name as Path<ProfileFields>); // named by register
    keep();
  };
  const discard = () => {
    kept.drop();
    onDiscarded();
  };
  return (
    <div className="grid gap-6">
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={edited}
        className="grid gap-6"
      >
        <Outcome
          saved={save.isSuccess}
          invalid={invalid && Object.keys(errors).length > 0}
          failure={standing(save.error && refusalOf(save.error), errors)}
        />
        {kept.changes.length > 0 && !save.isSuccess && (
          <DraftNotice changes={kept.changes.map(saidChange)} act={copy.discardChanges} onStartOver={discard} />
        )}
        <PersonalSection form={form} />
        <ContactSection form={form} onLeaveEmail={email.left} />
        <AddressSection form={form} />
      </form>
      {children}
      <SaveBar formId={formId} busy={save.isPending} />
      <EmailChangeDialog newEmail={email.asked} onClose={email.keep} />
    </div>
  );
}

type Kept = { keep: (fields: ProfileFields) => void; saved: (sent: ProfileFields) => void };

/** Saves what is right; what the server refuses stands at its field. A second after it, the dashboard. */
function useSave(form: ProfileFormOf, kept: Kept) {
  const navigate = useNavigate();
  const save = useMutation(
    orpc.accounts.saveProfile.mutationOptions({
      onMutate: () => {
        const sent = { ...form.getValues() };
        kept.keep(sent);
        return sent;
      },
      onSuccess: (saved, _, sent) => {
        kept.saved(sent);
        queryClient.setQueryData(orpc.accounts.profile.queryKey(), saved);
        void queryClient.invalidateQueries({ queryKey: orpc.accounts.me.key() });
      },
      onError: (error) => {
        for (const [name, message] of Object.entries(fieldsOf(error)))
          form.setError(name as Path<ProfileFields>, { message }); // the contract's own fields
      },
    }),
  );
  useEffect(() => {
    if (!save.isSuccess) return;
    scrollTo({ top: 0 });
    const timer = setTimeout(() => void navigate('/dashboard'), delaysMs.profileSaved);
    return () => clearTimeout(timer);
  }, [save.isSuccess, navigate]);
  return save;
}

/** Another address is asked about, not saved; the field goes back to the one that holds. */
function useEmailKept(form: ProfileFormOf, { email }: Profile, keepTyped: () => void) {
  const [asked, ask] = useState<string | null>(null);
  return {
    asked,
    ask,
    left: ({ target }: FocusEvent<HTMLInputElement>) => {
      const typed = target.value.trim().toLowerCase();
      if (ProfileSchema.shape.email.safeParse(typed).success && typed !== email) ask(typed);
    },
    keep: () => {
      form.setValue('email', email);
      form.clearErrors('email');
      keepTyped();
      ask(null);
    },
  };
}

/** In sight at the foot of a phone, at the end of the page elsewhere. */
function SaveBar({ formId, busy }: { formId: string; busy: boolean }) {
  return (
    <div className="no-print sticky bottom-(--phone-bar,0px) z-10 -mx-4 flex justify-end border-t border-line bg-bg px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0">
      <Button type="submit" form={formId} variant="primary" size="large" busy={busy} className="max-sm:w-full">
        {busy ? copy.saving : common.saveChanges}
      </Button>
    </div>
  );
}

const refusalOf = (error: Error): Refusal => ({ words: messageOf(error), fields: Object.keys(fieldsOf(error)) });

function Outcome({ saved, invalid, failure }: { saved: boolean; invalid: boolean; failure: string | null }) {
  if (invalid) return <Banner tone="danger">{copy.correctErrors}</Banner>;
  if (failure) return <Banner tone="danger">{failure}</Banner>;
  return saved ? <Banner tone="success">{copy.profileUpdated}</Banner> : null;
}

function fieldsFrom(profile: Profile): ProfileFields {
  return {
    email: profile.email,
    full_name: profile.full_name,
    company_name: profile.company_name ?? '',
    phone_number: profile.phone_number ?? '',
    address_line1: profile.address_line1 ?? '',
    address_line2: profile.address_line2 ?? '',
    address_city: profile.address_city ?? '',
    address_state: (profile.address_state ?? '') as ProfileFields['address_state'], // '' is the select's placeholder
    address_zip: profile.address_zip ?? '',
  };
}

/** Under which name is kept what is typed of one's own profile. */
const profileDraft = 'profile';

const labels: Record<keyof ProfileFields, string> = {
  email: copy.emailAddress,
  full_name: copy.fullName,
  company_name: copy.companyName,
  phone_number: copy.phoneNumber,
  address_line1: copy.addressLine1,
  address_line2: copy.addressLine2,
  address_city: copy.city,
  address_state: copy.state,
  address_zip: copy.zipCode,
};

/** A change as its field shows it. */
const saidChange = ({ name, from, to }: Change<ProfileFields>): DraftChange => ({
  label: labels[name],
  from: from ?? '',
  to: to ?? '',
});
