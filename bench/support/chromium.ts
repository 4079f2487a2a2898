import { type Browser, chromium } from '@playwright/test';
import { findChromium, findWholeChromium } from '../../tools/test/chromium.ts';

/** The browser that draws as a person's does; where there is none, the one of the journeys. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    executablePath: findWholeChromium() ?? findChromium(),
  });
