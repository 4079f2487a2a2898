import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import * as changesCopy from '#contract/messages/en/protocols/changes.ts';
import type { OwnRules, Protocol, ProtocolRules } from '#contract/protocols/protocols.ts';
import { hasStatus } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/offline/drafts.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { refreshRules, type Saved, undoChange } from './history/undo-change.ts';

/**
 * What was changed and not saved: new values, and rules that go back to the layer below; `base` is the version it began
 * from.
 */
type Edits = { base: number; set: OwnRules; back: RuleKey[] };

/**
 * One place's rules with what is typed over them. Nothing typed is lost: not by a reload, nor by another window that
 * saves first.
 */
export function useProtocol(propertyId: string | null) {
  const form = `protocol.${propertyId ?? 'account'}`;
  const rulesHere = orpc.protocols.get.queryOptions({ input: propertyId ? { property_id: propertyId } : {} });
  const query = useQuery(rulesHere);
  const [edits, setEdits] = useState<Edits | null>(() => readEdits(form));
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const write = (next: Edits | null) => {
    setEdits(next);
    if (next) keepDraft(form, { edits: JSON.stringify(next) });
    else dropDraft(form);
  };
  /** A change of this place was undone here: what is typed over its rules goes on from what they are now. */
  const beginFrom = (saved: Saved) => {
    const typed = readEdits(form); // a toast outlives what this render knows
    if (typed && saved.property_id === propertyId && typed.base === saved.version - 1)
      write({ ...typed, base: saved.version });
  };
  const save = useMutation(
    orpc.protocols.save.mutationOptions({
      onSuccess: async ({ change_id, ...saved }) => {
        write(null);
        queryClient.setQueryData(rulesHere.queryKey, saved); // what is typed next begins from it, not from the version before
        showToast({
          title: changesCopy.rulesSaved,
          ...(change_id !== null && { undo: () => void undoChange({ id: change_id }, beginFrom) }),
        });
        await refreshRules();
      },
      onError: (error) => hasStatus(error, 409) && queryClient.invalidateQueries({ queryKey: orpc.protocols.key() }),
    }),
  );
  /** A rule that the server refused is set anew: its refusal is no longer said. */
  const mend = () => hasStatus(save.error, 422) && save.reset();
  const data = query.data;
  const begin = (): Edits => edits ?? { base: data?.version ?? 0, set: {}, back: [] };
  return {
    query,
    data,
    save,
    edits,
    rules: data && merged(data, edits),
    own: data && ownAfter(data, edits),
    /** Somebody saved since this edit began. */
    isBehind: edits !== null && data !== undefined && edits.base < data.version,
    wrong,
    setRule: <K extends RuleKey>(key: K, value: ProtocolRules[K]) => {
      mend();
      const now = begin();
      write({ ...now, set: { ...now.set, [key]: value }, back: now.back.filter((one) => one !== key) });
    },
    takeBack: (key: RuleKey) => {
      const { base, set, back } = begin();
      const { [key]: _, ...rest } = set;
      setWrong({});
      mend();
      write({ base, set: rest, back: [...back.filter((one) => one !== key), key] });
    },
    /** A part that is typed wrong keeps the page from saving; undefined when it is right again. */
    note: (part: string, message: string | undefined) => setWrong((all) => ({ ...all, [part]: message })),
    beginFrom,
    keepOnTop: () => edits && data && write({ ...edits, base: data.version }),
    discard: () => {
      setWrong({});
      save.reset();
      write(null);
    },
    send: () =>
      data && edits && save.mutate({ property_id: propertyId, version: edits.base, rules: ownAfter(data, edits) }),
  };
}
export type ProtocolEditing = ReturnType<typeof useProtocol>;

function ownAfter(data: Protocol, edits: Edits | null): OwnRules {
  const kept = Object.entries({ ...data.own, ...edits?.set });
  return Object.fromEntries(kept.filter(([key]) => !edits?.back.some((one) => one === key)));
}

const merged = (data: Protocol, edits: Edits | null): ProtocolRules => ({ ...data.below, ...ownAfter(data, edits) });

function readEdits(form: string): Edits | null {
  const kept: Partial<Edits> | null = JSON.parse(readDraft(form).edits ?? 'null');
  if (!kept?.set || !Array.isArray(kept.back)) return null;
  return { base: Number(kept.base), set: kept.set, back: kept.back.filter((key) => ruleKeys.includes(key)) };
}
