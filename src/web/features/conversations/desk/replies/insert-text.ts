/**
 * Puts words where the cursor stands, as if they were typed: what was written around them stays. A slash just before
 * it asked for them, and goes.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const asked = start === end && slashAsks(value, start);
  field.setRangeText(text, asked ? start - 1 : start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A slash that begins a word stands just before the cursor: "24/7" asks for nothing. */
export const slashAsks = (value: string, at: number): boolean => /(?:^|\s)\/$/.test(value.slice(0, at));
