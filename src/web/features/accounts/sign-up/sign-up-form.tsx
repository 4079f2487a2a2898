import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEvent, useState } from 'react';
import { type Path, type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { SignUp } from '#contract/accounts/account-forms.ts';
import * as copy from '#contract/messages/en/accounts/sign-up.ts';
import type { z } from '#contract/z.ts';
import { unreachable } from '../../../lib/http/refusals.ts';
import { RestError, rest } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCaptcha } from '../sign-in/captcha.tsx';
import { keepPendingEmail } from './pending-email.ts';
import { AddressFields, ConsentFields, PasswordField, PersonFields } from './sign-up-fields.tsx';

type SignUpFields = z.input<typeof SignUp>;
export type SignUpFormOf = UseFormReturn<SignUpFields, unknown, SignUp>;

/**
 * The form of /signup. Its fields are the browser's own and have no defaults, so that what was typed before the page
 * came alive counts. A field is checked when it is left; editing it clears its error.
 */
export function SignUpForm({ onDone }: { onDone: (email: string, message: string) => void }) {
  const form: SignUpFormOf = useForm<SignUpFields, unknown, SignUp>({
    resolver: standardSchemaResolver(SignUp),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const captcha = useCaptcha();
  const [refused, setRefused] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = form.handleSubmit(
    async (values) => {
      setRefused(null);
      setFailure(null);
      if (captcha.isMissing()) return;
      try {
        const options = { body: values, headers: captcha.headers() };
        const { message } = await rest<{ message: string }>('POST', '/sign-up', options);
        keepPendingEmail(values.email);
        onDone(values.email, message);
      } catch (error) {
        if (error instanceof RestError) showFieldErrors(form, error);
        const known = error instanceof RestError && error.code !== unreachable.code;
        setFailure(known && error.status !== 422 ? error.message : known ? null : copy.createFailed);
        if (known && error.status === 422) setRefused(copy.correctErrors);
        captcha.renew();
      }
    },
    () => {
      setFailure(null);
      setRefused(copy.correctErrors);
    },
  );
  const edited = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement; // the field that changed
    form.clearErrors(name as Path<SignUpFields>); // named by register
  };
  const noted = refused && Object.keys(errors).length > 0 ? refused : null;
  const message = failure ?? noted;
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} onChange={edited} className="grid gap-8">
      <PersonFields form={form} />
      <AddressFields form={form} />
      <PasswordField form={form} />
      <ConsentFields form={form} />
      <div className="grid gap-4">
        {captcha.field}
        {message && <Banner tone="danger">{message}</Banner>}
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {isSubmitting ? copy.creatingAccount : copy.createAccount}
        </Button>
      </div>
    </form>
  );
}

/** What the server refuses stands at its field too. */
function showFieldErrors(form: SignUpFormOf, { fields }: RestError) {
  const [first] = Object.keys(fields);
  for (const [name, message] of Object.entries(fields)) {
    form.setError(name as Path<SignUpFields>, { message }, { shouldFocus: name === first }); // the contract's own fields
  }
}
