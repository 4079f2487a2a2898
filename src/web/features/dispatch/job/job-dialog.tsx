import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RestError } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { fillTyped, type JobDraft } from './job-drafts.ts';

/**
 * A question before an act, with one huge answer; what was typed stays when the act fails, and when a thumb closes it.
 */
export function JobDialog({
  title,
  answer,
  variant = 'primary',
  busy,
  problem,
  draft,
  onClose,
  onSubmit,
  children,
}: {
  title: string;
  answer: string;
  variant?: ButtonVariant;
  busy: boolean;
  problem: RestError | null;
  draft: JobDraft;
  onClose: () => void;
  onSubmit: (values: Record<string, string>, form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(draft.read);
  useEffect(() => {
    if (form.current) fillTyped(form.current, before);
  }, [before]);
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>, event.currentTarget); // text fields only
  };
  return (
    <NativeDialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={id} variant={variant} size="huge" busy={busy} className="grow">
          {answer}
        </Button>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={submit}
        onInput={({ currentTarget }) => draft.keep(currentTarget)}
        className="grid gap-4"
      >
        {problem && problem.status !== 422 && <Banner tone="danger">{problem.message}</Banner>}
        {children}
      </form>
    </NativeDialog>
  );
}

/** One of a few answers, as wide targets for a thumb. */
export function Choices({
  legend,
  name,
  options,
  initial,
  onChoose,
}: {
  legend: string;
  name: string;
  /** Where another part of the form depends on it. */
  onChoose?: (value: string) => void;
  options: readonly { value: string; label: string }[];
  initial: string;
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-label">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              onChange={() => onChoose?.(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
