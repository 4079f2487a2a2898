/**
 * A field is checked when it is left, and the error that appears then moves what stands below it. While the pointer is
 * down that would take a box or a button away from under it, and its first click would be lost. So leaving a field by
 * pressing is told to the page only once the click is over; submitting checks everything by itself.
 */
export function validateAfterPress() {
  let pressed = false;
  let left: FocusEvent[] = [];
  const release = () => {
    pressed = false;
    const told = left;
    left = [];
    for (const { target, relatedTarget } of told) {
      if (!(target instanceof Element) || !target.isConnected) continue;
      target.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget }));
      // What was pressed may have sent the focus back, as "Next" does to what is wrong: the page hears both.
      if (target === document.activeElement)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    }
  };
  const options = { capture: true, passive: true };
  // A finger's tap moves the focus by the mouse events that the browser makes of it, behind its pointer events.
  for (const type of ['pointerdown', 'mousedown'])
    addEventListener(
      type,
      () => {
        pressed = true;
      },
      options,
    );
  // The click comes in the same task as the button's going up.
  for (const type of ['pointerup', 'mouseup', 'pointercancel'])
    addEventListener(type, () => setTimeout(release), options);
  addEventListener(
    'focusout',
    (event) => {
      if (!pressed || !isField(event.target)) return;
      event.stopImmediatePropagation();
      left.push(event);
    },
    { capture: true },
  );
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
