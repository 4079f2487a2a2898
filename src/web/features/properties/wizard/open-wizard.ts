const key = 'porchlight.adding-property';

/**
 * Whether the wizard stood open in this tab when the page went away: after a reload, or a session that ended in the
 * middle, it goes on where it was. Opened anew it is empty and offers what was begun.
 */
export const openWizard = {
  wasLeft: () => sessionStorage.getItem(key) !== null,
  opened: () => sessionStorage.setItem(key, 'open'),
  closed: () => sessionStorage.removeItem(key),
};
