import { useRef, useState } from 'react';
import type { CallTask } from '#contract/dispatch/calls.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AcceptForm } from './accept-form.tsx';
import { noteDraft, type useCallActs } from './calls.ts';

/** What the contractor said, by whoever is calling them. A refusal may carry its reason. */
export function CallAnswers({
  call,
  acts,
  onGivenBack,
}: {
  call: CallTask;
  acts: ReturnType<typeof useCallActs>;
  onGivenBack: () => void;
}) {
  const [begun] = useState(() => readDraft(noteDraft(call.id)).note);
  const [said, setSaid] = useState<'accepted' | 'declined' | null>(begun === undefined ? null : 'declined');
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const answer = (what: 'accepted' | 'declined') => {
    setPressed(true);
    setSaid(what);
  };
  const giveUp = () => {
    dropDraft(noteDraft(call.id));
    setSaid(null);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {said === 'declined' && <DeclineForm call={call} acts={acts} takesFocus={pressed} onBack={giveUp} />}
      {said === 'accepted' && <AcceptForm call={call} acts={acts} onBack={giveUp} />}
      {said === null && <Choices acts={acts} onAnswer={answer} onGivenBack={onGivenBack} />}
    </div>
  );
}

function Choices({
  acts,
  onAnswer,
  onGivenBack,
}: {
  acts: ReturnType<typeof useCallActs>;
  onAnswer: (said: 'accepted' | 'declined') => void;
  onGivenBack: () => void;
}) {
  const { answering } = acts;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-meta text-ink-2">{copy.whatTheySaid}</legend>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" variant="primary" onClick={() => onAnswer('accepted')}>
          {copy.saidAccepted}
        </Button>
        <Button size="compact" onClick={() => onAnswer('declined')}>
          {copy.saidDeclined}
        </Button>
        <Button size="compact" busy={answering === 'no_answer'} onClick={() => acts.answer('no_answer')}>
          {copy.saidNoAnswer}
        </Button>
        <Button size="compact" variant="quiet" busy={acts.givingBack} onClick={() => acts.giveBack(onGivenBack)}>
          {copy.giveBack}
        </Button>
      </div>
    </fieldset>
  );
}

function DeclineForm({
  call,
  acts,
  takesFocus,
  onBack,
}: {
  call: CallTask;
  acts: ReturnType<typeof useCallActs>;
  takesFocus: boolean;
  onBack: () => void;
}) {
  const [note, setNote] = useState(() => readDraft(noteDraft(call.id)).note ?? '');
  const type = (text: string) => {
    setNote(text);
    keepDraft(noteDraft(call.id), { note: text });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        acts.answer('declined', { note: note.trim() || null });
      }}
    >
      <Field label={copy.whyDeclined} hint={copy.whyDeclinedHint}>
        <TextInput
          ref={takesFocus ? takeFocus : undefined}
          value={note}
          maxLength={limits.shortText}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={onBack}>
          {common.back}
        </Button>
        <Button size="compact" type="submit" variant="primary" busy={acts.answering === 'declined'}>
          {copy.saveDeclined}
        </Button>
      </div>
    </form>
  );
}

/** What takes the place of the button that was pressed takes its focus too. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
