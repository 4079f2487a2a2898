// Stands inline in public pages (tools/build/finish.ts), above everything: on a slow network a button is seen before
// the
// script that moves it has come. The click is held until then, and made again when the page is awake (entry.client.ts).
(() => {
  const dialogs = 'commandForElement' in HTMLButtonElement.prototype ? '' : ', button[commandfor]';
  const meant = `[data-press], [data-island] button[type=button]:not([command], [popovertarget])${dialogs}`;
  let held = null;
  const hold = (event) => {
    const button = event.target.closest(meant);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
  };
  const awake = () => {
    removeEventListener('click', hold, true);
    held?.click();
  };
  addEventListener('click', hold, true);
  addEventListener('porchlight:awake', awake, { once: true });
})();
