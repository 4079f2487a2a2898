import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from '#contract/z.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import { dropDraft, keepDraft } from '../../lib/offline/drafts.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { errorsIn } from './form-errors.ts';

type Inviting<S extends z.ZodType> = {
  /** Under which name what is typed is kept until it is sent. */
  draft: string;
  schema: S;
  /** What the form says, where its fields alone do not: a box that is not ticked is in no form's data. */
  read?: (data: FormData) => Record<string, unknown>;
  send: (person: z.output<S>) => Promise<{ email: string }>;
  /** @returns what the toast says */
  onSent: (email: string) => string;
  onClose: () => void;
};

/** A form that invites somebody by mail: checked, sent once, and what is wrong stands at its field until it is edited. */
export function useInviteForm<S extends z.ZodType>({ draft, schema, read, send, onSent, onClose }: Inviting<S>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ email }) => {
      dropDraft(draft);
      showToast({ title: onSent(email) });
      onClose();
    },
    onError: (error) => {
      setErrors(fieldsOf(error));
      if (Object.keys(fieldsOf(error)).length === 0) setFailure(messageOf(error));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const { values, errors: wrong } = errorsIn(schema, event.currentTarget, read);
    setErrors(wrong);
    setFailure(null);
    if (values) sending.mutate(values);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draft, Object.fromEntries(new FormData(event.currentTarget)));
    const { name } = event.target as HTMLInputElement; // a field of this form
    if (errors[name]) setErrors({ ...errors, [name]: '' });
  };
  return { errors, failure, isSending: sending.isPending, submit, edit };
}
