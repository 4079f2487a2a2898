import { browserChoice } from '../offline/browser-choice.ts';

/** Whether keys without a modifier do anything in this browser (WCAG 2.1.4). On unless somebody switched them off. */
export const singleKeys = browserChoice('porchlight.keys', (kept) => kept !== false);
