import { expect, test } from 'vitest';
import { showToast, toastManager, toastsAreShown } from './toast.ts';

test('what is said before there is a place to show it is shown once there is one, in order, and once', () => {
  const shown: unknown[] = [];
  showToast({ title: 'Cedar Cottage removed' });
  showToast({ title: 'Not saved', tone: 'error' });
  const stop = toastManager[' subscribe'](({ options }) => shown.push('title' in options && options.title));
  const goneAgain = toastsAreShown();
  expect(shown).toEqual(['Cedar Cottage removed', 'Not saved']);
  showToast({ title: 'Saved' });
  expect(shown).toHaveLength(3);
  goneAgain();
  showToast({ title: 'Copied' });
  expect(shown).toHaveLength(3);
  toastsAreShown();
  expect(shown).toEqual(['Cedar Cottage removed', 'Not saved', 'Saved', 'Copied']);
  stop();
});
