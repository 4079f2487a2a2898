import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, StepFailed } from './step.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine: CHROMIUM names one, else on PATH, else in the usual places. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((place) => NAMES.map((name) => join(place, name)));
  const given = process.env.CHROMIUM ? [process.env.CHROMIUM] : [];
  return [...given, ...onPath, ...PLACES].find(isProgram);
}

/** Where there is none and this is Debian and root, installs it; else says what to do. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update'], env);
    const { output } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
    const installed = findChromium();
    if (installed) return installed;
    throw new StepFailed(`Chromium could not be installed:\n${output}`);
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
