import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { limits } from '#contract/limits.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { GuestChat } from './chat.ts';
import { useOrderWords } from './order-words.ts';
import { useAnswer } from './use-answer.ts';

type Props = { order: WorkOrderCard; chat: GuestChat; onSaved: () => void };

/** How to get in for a repair, and what pets are there; what is typed stays until it is saved, over a reload too. */
export function AccessForm({ order: { id, access }, chat, onSaved }: Props) {
  const say = useOrderWords();
  const { busy, problem, run } = useAnswer<'save'>();
  const draft = `access.${id}`;
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(draft);
    return { note: kept.note ?? access?.note ?? '', pets: kept.pets ?? access?.pets ?? '' };
  });
  const type = (changes: Partial<typeof typed>) => {
    const now = { ...typed, ...changes };
    setTyped(now);
    keepDraft(draft, now);
  };
  const save = async () => {
    const body = { note: typed.note.trim() || null, pets: typed.pets.trim() || null };
    if (!(await run('save', () => chat.answer(id, { act: 'access', body })))) return;
    dropDraft(draft);
    onSaved();
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-meta text-ink-2">{say('accessReaders')}</p>
      <Field label={say('gettingIn')} unmarked>
        <TextArea
          rows={2}
          maxLength={limits.shortText}
          placeholder={say('gettingInExample')}
          value={typed.note}
          onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        />
      </Field>
      <Field label={say('pets')} unmarked>
        <TextArea
          rows={1}
          maxLength={limits.shortText}
          placeholder={say('petsExample')}
          value={typed.pets}
          onChange={({ currentTarget }) => type({ pets: currentTarget.value })}
        />
      </Field>
      <Button type="submit" size="large" busy={busy !== null} className="justify-self-start">
        {say('saveAccess')}
      </Button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </form>
  );
}
