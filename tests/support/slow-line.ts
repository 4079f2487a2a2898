import type { Page } from '@playwright/test';

/** A phone at the edge of its network: half a second to anything, 50 kB/s down and 25 up. */
const slow = { latency: 500, downloadThroughput: 50_000, uploadThroughput: 25_000 };

/** Puts the page on a slow line, which can be cut and mended. */
export async function onSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { ...slow, offline });
  await session.send('Network.enable');
  await set(false);
  return { cut: () => set(true), mend: () => set(false) };
}
