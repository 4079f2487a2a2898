import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/test/chromium.ts';

/** A browser that phones nowhere; root needs it without its sandbox. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/**
 * Whole journeys. Each worker starts a real server of its own (tests/support/server.ts); nothing is tried twice. Three:
 * a journey waits half its time, and two left a third of two cores idle.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/demo-directory.ts',
  timeout: 300_000,
  expect: { timeout: 60_000 }, // a state comes or does not: how busy the machine is decides nothing
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 60_000, // so does a button: what never comes is told by its name, and long before the test's own end
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args },
    screenshot: 'only-on-failure',
    trace: 'off', // it costs an eighth of the time: `npm run e2e -- --trace=on` when a failure needs it
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
});
