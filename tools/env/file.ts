import { existsSync } from 'node:fs';

/** Settings of the checkout's `.env`, as `npm start` reads them; what the environment says comes first. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
