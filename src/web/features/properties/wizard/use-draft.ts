import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PropertyDraft } from '#contract/property-drafts.ts';
import { api } from '../../../lib/api.ts';
import { unsaved } from '../../../lib/unsaved.ts';
import { draftFrom, isBlank, mergeStandings, type Standing } from './draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { type ChosenPhotos, draftName, type FoundDraft, filesName, findDraft, forgetDraft } from './find-draft.ts';
import { openWizard } from './open-wizard.ts';

type Parts = {
  ownerId: string;
  /** What stands in the wizard now. */
  current: () => Standing;
  /** Puts a draft into the wizard. */
  show: (found: FoundDraft, standing: Standing) => void;
};

/**
 * Keeps what is typed, and offers what was begun before. As long as an offer is unanswered, what is kept is both as
 * one: neither is lost.
 */
export function useDraft({ ownerId, current, show }: Parts) {
  const [offer, setOffer] = useState<FoundDraft | null>(null);
  const [ready, setReady] = useState(false);
  const [looked, setLooked] = useState(false);
  const [keeper] = useState(() => keeperOf(ownerId));
  const saving = useSyncExternalStore(keeper.subscribe, keeper.current);

  const take = (found: FoundDraft) => {
    setOffer(null);
    show(found, mergeStandings(found.standing, current()));
  };
  const [wasLeft] = useState(openWizard.wasLeft);
  const found = useEffectEvent((draft: FoundDraft | null) => {
    if (draft && wasLeft) take(draft);
    else setOffer(draft);
    setReady(true);
    setLooked(true);
  });
  useEffect(() => {
    openWizard.opened();
    const late = setTimeout(() => setReady(true), 300);
    void findDraft(ownerId).then(found);
    return () => clearTimeout(late);
  }, [ownerId]);

  return {
    /** False for the first 300 ms at most, while a draft is looked for. */
    ready,
    /** Until then nothing is kept, or it would stand in the place of what is looked for. */
    looked,
    offer,
    saving,
    /** Something was typed, chosen or taken away. */
    changed: () => {
      const now = current();
      if (!looked || (isBlank(now) && saving.is === 'idle')) return;
      keeper.changed(draftFrom(offer ? mergeStandings(offer.standing, now) : now));
    },
    keepFiles: (files: ChosenPhotos) => {
      if (!looked) return;
      const all = { ...offer?.files, ...files };
      const name = filesName(ownerId);
      void (Object.keys(all).length > 0 ? unsaved.write(name, all) : unsaved.drop(name));
    },
    flush: () => void keeper.flush(),
    takeOffer: () => offer && take(offer),
    refuseOffer: () => {
      setOffer(null);
      if (isBlank(current())) void forgetDraft(ownerId);
      else keeper.changed(draftFrom(current()));
    },
    /** It has become a property. */
    forget: async () => {
      await keeper.forget();
      await forgetDraft(ownerId);
    },
  };
}

const keeperOf = (ownerId: string) =>
  new DraftKeeper<PropertyDraft>({
    keepHere: (draft) => unsaved.write(draftName(ownerId), { draft, at: Date.now() }),
    dropHere: () => unsaved.drop(draftName(ownerId)),
    save: (draft) => api.propertyDrafts.save(draft),
  });
