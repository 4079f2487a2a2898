import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallTask } from '#contract/dispatch/calls.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { typedVisit } from '../appointment/typed-visit.ts';
import { VisitFields } from '../appointment/visit-fields.tsx';
import { readWindow, type TypedWindow, type WindowError } from '../job/visit-windows.ts';
import type { useCallActs } from './calls.ts';

/** The contractor takes the job; when they come, where they named it, is the appointment that the guest sees. */
export function AcceptForm({
  call,
  acts,
  onBack,
}: {
  call: CallTask;
  acts: ReturnType<typeof useCallActs>;
  onBack: () => void;
}) {
  const none = { arrival_from: null, arrival_to: null, timezone: call.timezone };
  const [typed, setTyped] = useState(() => typedVisit(none, new Date()));
  const [wrong, setWrong] = useState<WindowError>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []); // the button that was pressed is gone
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.from && !typed.to) return acts.answer('accepted');
    const visit = readWindow(typed, call.timezone, new Date());
    if (!('field' in visit)) return acts.answer('accepted', { visit });
    setWrong(visit);
    form.current?.querySelector<HTMLElement>(`[name=${visit.field}]`)?.focus();
  };
  const errorAt = (field: keyof TypedWindow) => (wrong?.field === field ? wrong.message : acts.fields[field]);
  return (
    <form ref={form} noValidate className="grid gap-2" onSubmit={submit}>
      <p className="text-meta text-ink-2">{copy.whenTheyCome}</p>
      <VisitFields
        typed={typed}
        zone={call.timezone}
        optional
        errorAt={errorAt}
        onType={(part) => {
          setWrong(undefined);
          setTyped({ ...typed, ...part });
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={onBack}>
          {common.back}
        </Button>
        <Button size="compact" type="submit" variant="primary" busy={acts.answering === 'accepted'}>
          {copy.saveAccepted}
        </Button>
      </div>
    </form>
  );
}
