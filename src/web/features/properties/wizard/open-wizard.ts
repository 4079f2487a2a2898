const key = 'porchlight.adding-property';

/**
 * Which draft stood open in this tab when the page went away: after a reload, or a session that ended in the middle, it
 * goes on where it was. Opened anew the wizard is empty and offers what was begun.
 */
export const openWizard = {
  left: () => sessionStorage.getItem(key),
  opened: (draftId: string) => sessionStorage.setItem(key, draftId),
  closed: () => sessionStorage.removeItem(key),
};
