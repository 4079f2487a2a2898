import { useEffect, useEffectEvent, useState } from 'react';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { draftFrom } from './draft.ts';
import { type FoundDraft, findDrafts, forgetDraft } from './draft-shelf.ts';
import { draftStoresOf, holdDraft, keepFiles } from './find-draft.ts';
import { openWizard } from './open-wizard.ts';

/** The one draft that an opened wizard writes: a new one, or one that was begun before. */
export type BegunDraft = { id: string; from: FoundDraft | null };

/**
 * What an opening of the wizard begins with, and what else was begun. Taking another up leaves what stands in the wizard
 * as a draft of its own: what is typed of two houses never meets.
 */
export function useOpenDraft(ownerId: string, open: boolean) {
  const [stores] = useState(() => draftStoresOf(ownerId));
  const [begun, setBegun] = useState<BegunDraft>(() => ({ id: newKey(), from: null }));
  const [offers, setOffers] = useState<readonly FoundDraft[]>([]);
  const [ready, setReady] = useState(false);
  const [touched, setTouched] = useState(false);
  const [left] = useState(openWizard.left);

  const found = useEffectEvent((drafts: readonly FoundDraft[]) => {
    const back = touched ? undefined : drafts.find(({ id }) => id === left);
    if (back) setBegun({ id: back.id, from: back });
    setOffers(drafts.filter((one) => one !== back));
    setReady(true);
  });
  useEffect(() => {
    const late = setTimeout(() => setReady(true), 300);
    void findDrafts(stores).then(found);
    return () => clearTimeout(late);
  }, [stores]);
  const { id } = begun;
  useEffect(() => {
    if (!open) return;
    const closed = new AbortController();
    openWizard.opened(id);
    void holdDraft(ownerId, id, closed.signal);
    return () => closed.abort();
  }, [open, ownerId, id]);

  return {
    ...begun,
    stores,
    /** False for the first 300 ms at most, while drafts are looked for. */
    ready,
    offers,
    /** From now on nothing takes the place of what is typed but its writer's own choice. */
    touch: () => setTouched(true),
    /** Opens a draft as it was. `now` is what stood in the wizard, null when that was nothing. */
    take: (draft: FoundDraft, now: FoundDraft | null) => {
      setOffers([...(now ? [now] : []), ...offers.filter((one) => one !== draft)]);
      setBegun({ id: draft.id, from: draft });
    },
    discard: (draft: FoundDraft) => {
      setOffers(offers.filter((one) => one !== draft));
      const gone = forgetDraft(stores, draft.id);
      const putBack = async () => {
        await gone;
        keepFiles(ownerId, draft.id, draft.files);
        await stores.here.write(draft.id, { draft: draftFrom(draft.wizardState), at: draft.at });
        await stores.there.save(draft.id, draftFrom(draft.wizardState)).catch(() => undefined); // it is kept here
        setOffers((now) => [...now, draft]);
      };
      showToast({ title: copy.draftDiscarded, undo: () => void putBack() });
    },
  };
}

export type OpenDraft = ReturnType<typeof useOpenDraft>;
