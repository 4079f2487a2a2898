import { useEffect, useRef, useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { orderSideLabels } from '#contract/work-orders/order-sides.ts';
import type { OrderMessage } from '#contract/work-orders/order-thread.ts';
import { Button } from '../../../ui/button.tsx';
import { ThreadLines } from '../../../ui/chat/thread-lines.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { fillTyped } from './job-drafts.ts';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

/** What contractor, owner, team and guest write about the job; without a network a line waits as other taps do. */
export function JobThread({ job: { messages, can }, open }: { job: Job; open: OpenJob }) {
  if (!can.write && messages.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{copy.threadTitle}</h2>
      <p className="text-meta text-ink-2">{copy.threadHint}</p>
      {messages.length > 0 && (
        <ThreadLines
          messages={messages}
          own="contractor"
          label={copy.threadTitle}
          nameOf={nameOf}
          noteOf={({ side, guest_reads }) => (guest_reads && side !== 'guest' ? copy.guestReadsIt : undefined)}
        />
      )}
      {can.write && <WriteForm answersGuest={messages.at(-1)?.side === 'guest'} open={open} />}
    </section>
  );
}

function WriteForm({ answersGuest, open }: { answersGuest: boolean; open: OpenJob }) {
  const { busy, problem, run, draft } = useAct(open, 'write');
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  /** Undefined until they have chosen. */
  const [chosen, setChosen] = useState<boolean>();
  const [before] = useState(draft.read);
  useEffect(() => {
    if (form.current) fillTyped(form.current, before);
  }, [before]);
  const send = async (fields: FormData) => {
    const message = String(fields.get('message') ?? '').trim();
    setEmpty(!message);
    if (!message) return form.current?.querySelector('textarea')?.focus();
    if (await run({ kind: 'write', body: { message, guest_reads: fields.has('guest_reads') } })) {
      draft.drop();
      form.current?.reset();
      setChosen(undefined);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onInput={({ currentTarget }) => {
        setEmpty(false);
        draft.keep(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <Field label={copy.writeMessage} unmarked error={isEmpty ? copy.messageMissing : problem?.fields.message}>
        <TextArea name="message" rows={2} maxLength={limits.longText} />
      </Field>
      <Checkbox
        name="guest_reads"
        label={copy.guestToo}
        hint={copy.guestTooHint}
        checked={chosen ?? answersGuest}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
      {problem && !problem.fields.message && (
        <div role="alert">
          <FieldError>{problem.message}</FieldError>
        </div>
      )}
      <Button type="submit" size="large" busy={busy} className="justify-self-start">
        {copy.sendMessage}
      </Button>
    </form>
  );
}

const nameOf = ({ side, author_name: name }: OrderMessage) =>
  name && side === 'owner' ? fill(copy.sideAndName, { side: orderSideLabels[side], name }) : orderSideLabels[side];
