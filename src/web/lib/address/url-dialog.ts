import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchNow } from './search-now.ts';
import { afterStepBack, stepBack } from './step-back.ts';

/**
 * What opens over a screen, by its name in the address: `?work-order=<id>`. One at a time; Back leads to the one
 * before.
 */
const dialogs = [
  'work-order',
  'chat',
  'guest',
  'notification',
  'question',
  'model-call',
  'dialog',
  'contractor',
  'add',
  'edit',
  'remove',
] as const;
export type DialogName = (typeof dialogs)[number];

/** Marks a step of the history that only opened a dialog, so that closing it steps back instead of adding one. */
const opened = { dialog: true };

/** One dialog that lives in the address bar: Back closes it, a reload keeps it, a link opens it. */
export function useUrlDialog(name: DialogName) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = search.get(name);
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);

  const close = () => {
    if (isOpenedHere(location.state)) return stepBack(navigate);
    return navigate(searchWith(searchNow(), null), { replace: true, preventScrollReset: true });
  };
  return {
    /** What is open, or null. */
    id,
    /** Stays while the dialog fades out. */
    lastId,
    open: (of: string) =>
      afterStepBack(() => navigate(searchWith(searchNow(), [name, of]), { state: opened, preventScrollReset: true })),
    /** Another of the same kind in its place: Back still closes it. */
    replace: (by: string) =>
      navigate(searchWith(searchNow(), [name, by]), { state: location.state, replace: true, preventScrollReset: true }),
    close: () => void close(),
    /** Closes it and puts something else into the address; Back leads to the screen as it was before. */
    closeWith: (filter: string, value: string) => {
      const next = new URLSearchParams(searchWith(searchNow(), null).search);
      next.set(filter, value);
      void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
    },
  };
}

/** Opens a dialog in the place of the one that is open, of whatever kind: Back leads to the screen below both. */
export function useReplaceDialog(): (name: DialogName, id: string) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (name, id) =>
    void navigate(searchWith(searchNow(), [name, id]), { state, replace: true, preventScrollReset: true });
}

/** Leads to another screen in the place of the dialog that is open, if one is: Back leads to the screen below it. */
export function useLeaveDialog(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => afterStepBack(() => navigate(to, { replace: dialogs.some((name) => searchNow().has(name)) }));
}

/** Props for a <Link> that opens a dialog over the screen one is on. */
export function useDialogLink(name: DialogName) {
  const [search] = useSearchParams();
  return (id: string) => ({ to: searchWith(search, [name, id]), state: opened, preventScrollReset: true as const });
}

function searchWith(search: URLSearchParams, open: [DialogName, string] | null): { search: string } {
  const next = new URLSearchParams(search);
  for (const name of dialogs) next.delete(name);
  if (open) next.set(...open);
  return { search: next.size > 0 ? `?${next}` : '' };
}

const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'dialog' in state;
