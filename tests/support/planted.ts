import type { Page } from '@playwright/test';
import { expect } from './journeys.ts';
import { planted, plantedMore } from './planted-words.ts';
import type { RunningServer } from './server.ts';

type Owner = <T>(method: string, path: string, body?: object) => Promise<T>;
type Staff = (path: string, body: object) => Promise<unknown>;

/**
 * Waits until the page shows the planted words as words; then nothing of them has become an element, a link or a deed.
 */
export async function expectOnlyWords(page: Page, where: string): Promise<void> {
  const shown = async () =>
    (await page.getByText('data-planted').count()) > 0 ||
    page.evaluate(() => [...document.querySelectorAll('input')].some(({ value }) => value.includes('data-planted')));
  await expect.poll(shown, `${where} shows what was planted`).toBe(true);
  const found = await page.evaluate(() => ({
    ran: document.documentElement.dataset.ran ?? 'nothing',
    elements: document.querySelectorAll('[data-planted], iframe[srcdoc]').length,
    links: [...document.querySelectorAll('a, area, form')].filter((one) =>
      /^\s*(javascript|data|vbscript):/i.test(one.getAttribute('href') ?? one.getAttribute('action') ?? ''),
    ).length,
  }));
  expect({ where, ...found }).toEqual({ where, ran: 'nothing', elements: 0, links: 0 });
}

/** What an owner, an admin and a visitor write that somebody else sees. */
export async function plantWords(server: RunningServer, asOwner: Owner, asAdmin: Staff): Promise<void> {
  const profile = await asOwner<object>('GET', '/me/profile');
  await asOwner('PUT', '/me/profile', { ...profile, full_name: planted, company_name: planted, address_city: planted });
  await asOwner('POST', '/articles', { property_id: null, title: planted, body: `The sauna: ${plantedMore}` });
  await asOwner('POST', '/support/messages', { message: plantedMore });
  await asOwner('POST', '/contractors', {
    company_name: planted,
    service_type: 'gas',
    phone: '5415550112',
    notes: planted,
  });
  await asAdmin('/staff', { name: planted, email: 'planted@example.com', role: 'agent' });
  const question = { name: planted, email: 'visitor@example.com', question: plantedMore };
  await post(`${server.url}/api/v1/questions`, { ...question, form_source: 'Contact Page Contact Us' });
}

/** What an agent writes in a chat and in its work order. @returns the order's id */
export async function plantJob(asOwner: Owner, asAgent: Staff, thread: string): Promise<string> {
  const { property_id } = await asOwner<{ property_id: string }>('GET', `/conversations/${thread}`);
  await asAgent(`/conversations/${thread}/claim`, {});
  await asAgent(`/conversations/${thread}/reply`, { message: plantedMore });
  await asAgent(`/conversations/${thread}/note`, { message: plantedMore });
  const words = { subject_line: planted, issue_summary: plantedMore, attempted_fix: plantedMore };
  const repair = { property_id, conversation_id: thread, service_type: 'plumbing', urgency_level: 'urgent', ...words };
  const { id } = (await asAgent('/work-orders', repair)) as { id: string }; // the contract's output
  return id;
}

/** As the contractor, up to the end. @returns the link */
export async function jobLink(server: RunningServer): Promise<string> {
  let link = '';
  const find = async () => {
    const said = await (await fetch(`${server.url}/outbox.json`)).text();
    link = /\/job\/[\w.-]+/.exec(said)?.[0] ?? '';
    return link;
  };
  await expect.poll(find).not.toBe('');
  const at = `${server.url}/api/v1/jobs/${link.split('/')[2]}`;
  for (const step of ['accept', 'on-my-way', 'start']) await post(`${at}/${step}`, {});
  await post(`${at}/ask-more`, { amount_cents: 200_000, why: planted });
  await post(`${at}/finish`, { resolution_notes: plantedMore, cost_cents: 9_000 });
  return `${server.url}${link}`;
}

async function post(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}
