import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContactsPreview, contactLimits } from '#contract/contractors/from-contacts.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { uploadSignedIn } from '../../../lib/http/upload-signed-in.ts';
import { tabDraft } from '../../../lib/offline/draft-store.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { refreshContractors } from '../contractor-acts.ts';
import { type Choice, chosenIn, firstChoices, type KeptContacts } from './choices.ts';
import { withoutPhotos } from './without-photos.ts';

const store = tabDraft<KeptContacts>('contacts');

/** A contacts file on its way to contractors. What was chosen outlives the dialog, in this tab. */
export function useContacts(onDone: () => void) {
  const [kept, setKept] = useState(store.read);
  const keep = (next: KeptContacts | null) => {
    store.write(next);
    setKept(next);
  };
  const look = useMutation({
    mutationFn: async (file: File) => {
      const small = await withoutPhotos(file);
      return uploadSignedIn<ContactsPreview>('/contractors/from-contacts', { file: small, name: file.name });
    },
    onSuccess: (preview) => keep({ preview, choices: firstChoices(preview), done: [] }),
  });
  const [done, setDone] = useState(0);
  const add = useMutation({
    mutationFn: async (from: KeptContacts) => {
      const { ready } = chosenIn(from);
      const made: Made = [];
      setDone(0);
      for (let at = 0; at < ready.length; at += contactLimits.together) {
        const batch = ready.slice(at, at + contactLimits.together);
        const { items } = await api.contacts.add({ items: batch.map(({ row, ...contractor }) => contractor) });
        made.push(...items);
        setDone(made.length);
        // Those stay, whatever becomes of the next ones.
        from = { ...from, done: [...from.done, ...batch.map(({ row }) => row)] };
        keep(from);
      }
      return made;
    },
    onSuccess: (made) => {
      sayAdded(made);
      keep(null);
      onDone();
    },
    onSettled: refreshContractors,
  });
  const choose = (rows: number[], choice: Partial<Choice>) => {
    if (!kept) return;
    const changed = rows.map((row) => [row, { chosen: false, trade: '' as const, ...kept.choices[row], ...choice }]);
    keep({ ...kept, choices: { ...kept.choices, ...Object.fromEntries(changed) } });
  };
  const startAgain = () => {
    keep(null);
    look.reset();
    add.reset();
  };
  return { kept, look, add, done, choose, startAgain };
}
export type Contacts = ReturnType<typeof useContacts>;

type Made = { id: string; is_new: boolean }[];

function sayAdded(made: Made): void {
  const fresh = made.filter(({ is_new }) => is_new);
  const updated = made.length - fresh.length;
  const words = fill(copy.added, { count: fresh.length });
  showToast({
    title: updated > 0 ? fill(copy.addedAndUpdated, { added: words, count: updated }) : words,
    ...(fresh.length > 0 && { undo: () => void takeBack(fresh) }),
  });
}

async function takeBack(fresh: Made): Promise<void> {
  try {
    for (const { id } of fresh) await api.contractors.remove({ id });
    showToast({ title: fill(copy.removedAgain, { count: fresh.length }) });
  } catch (error) {
    showFailure(fill(copy.undoFailed, { why: messageOf(error) }));
  } finally {
    refreshContractors();
  }
}
