import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, StepFailed } from './step.ts';

/** Draws as Chromium does and has no window to keep: journeys take a fifth less of the processor's time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine: CHROMIUM names one, else on PATH, a headless one before others, else in the usual places. */
export function findChromium(): string | undefined {
  return givenChromium() ?? SHELLS.flatMap(onPath).find(isProgram) ?? findWhole();
}

/** The browser that people have, where figures are measured. */
export function findWholeChromium(): string | undefined {
  return givenChromium() ?? findWhole();
}

const findWhole = () => [...WHOLE.flatMap(onPath), ...PLACES].find(isProgram);
const givenChromium = () => (process.env.CHROMIUM ? [process.env.CHROMIUM].find(isProgram) : undefined);
const onPath = (name: string) => (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name));

/** Where there is none and this is Debian and root, installs it; else says what to do. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], env);
    let said = '';
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { output } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], env);
      const installed = findChromium();
      if (installed) return installed;
      said += output;
    }
    throw new StepFailed(`Chromium could not be installed:\n${said}`);
  }
  throw new StepFailed(
    'There is no Chromium or Chrome here. Install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there.
  }
}
