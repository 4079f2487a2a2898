import { type DialogName, useLeaveDialog, useReplaceDialog, useUrlDialog } from '../../../lib/address/url-dialog.ts';

/** Where choosing a line of the palette leads. In each the palette goes, and Back leads to the screen below it. */
export type Ways = {
  /** To another screen. */
  go: (to: string) => void;
  /** To a dialog over this screen. */
  open: (dialog: DialogName, id: string) => void;
  /** To the palette's next step. */
  ask: (step: string) => void;
  /** Nowhere: something is done. */
  act: (deed: () => unknown) => void;
};

/** What the palette is called in the address; a step stands behind a colon. */
export const paletteDialog = 'find';

/** The step that the address names; null where the palette is not what is open. */
export const stepIn = (dialog: string | null): string | null =>
  dialog === paletteDialog
    ? ''
    : dialog?.startsWith(`${paletteDialog}:`)
      ? dialog.slice(paletteDialog.length + 1)
      : null;

export const stepDialog = (step: string): string => (step ? `${paletteDialog}:${step}` : paletteDialog);

export function useWays(): Ways {
  const go = useLeaveDialog();
  const open = useReplaceDialog();
  const palette = useUrlDialog('dialog');
  return {
    open,
    go,
    ask: (step) => open('dialog', stepDialog(step)),
    act: (deed) => {
      palette.close();
      deed();
    },
  };
}
