import { useState, useSyncExternalStore } from 'react';
import { draftFrom, isBlank, type WizardState } from './draft.ts';
import { type FoundDraft, forgetDraft, keeperOf } from './draft-shelf.ts';
import { type ChosenPhotos, keepFiles } from './find-draft.ts';
import type { OpenDraft } from './use-open-draft.ts';

type Parts = {
  ownerId: string;
  begun: OpenDraft;
  /** What stands in the wizard now. */
  current: () => WizardState;
  /** Photos that the server does not have yet. */
  unsent: () => ChosenPhotos;
};

/** Keeps what is typed under the id of this one draft, and leaves it for another that was begun before. */
export function useDraft({ ownerId, begun, current, unsent }: Parts) {
  const [keeper] = useState(() => keeperOf(begun.stores, begun.id));
  const [known] = useState(() => ({ text: begun.from ? textOf(begun.from.wizardState) : null }));
  const saving = useSyncExternalStore(keeper.subscribe, keeper.current);
  const isNothing = () => isBlank(current()) && Object.keys(unsent()).length === 0;
  return {
    ready: begun.ready,
    offers: begun.offers,
    saving,
    /** Something was typed, chosen or taken away. */
    changed: () => {
      const now = current();
      const text = textOf(now);
      if (text === known.text || (known.text === null && isNothing())) return;
      known.text = text;
      begun.touch();
      keeper.changed(draftFrom(now));
    },
    keepFiles: (files: ChosenPhotos) => keepFiles(ownerId, begun.id, files),
    flush: () => void keeper.flush(),
    takeOffer: (draft: FoundDraft) => {
      void keeper.flush();
      const now = { id: begun.id, wizardState: current(), files: unsent(), at: Date.now() };
      begun.take(draft, isNothing() ? null : now);
    },
    discardOffer: begun.discard,
    /** It has become a property. */
    forget: async () => {
      await keeper.forget();
      await forgetDraft(begun.stores, begun.id);
    },
  };
}

const textOf = (wizardState: WizardState) => JSON.stringify(draftFrom(wizardState));
