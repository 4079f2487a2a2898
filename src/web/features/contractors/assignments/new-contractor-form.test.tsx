import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { eachIn, wordsIn } from '../../../../../tests/support/rendered.ts';
import { tabDraft } from '../../../lib/offline/draft-store.ts';
import { contractorDraft } from '../contractor-draft.ts';
import { emptyFields } from '../contractor-form.ts';
import { NewContractorForm } from './new-contractor-form.tsx';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const show = () => renderToStaticMarkup(<NewContractorForm draft="inline.a" onAdd={async () => {}} />);

test('nothing typed, and it is a button', () => {
  expect(eachIn(show(), 'button')).toEqual(['Add New Contractor']);
});

test('what was typed before stands in it, and it says so, with the way to begin anew', () => {
  tabDraft(contractorDraft('inline.a')).write({
    base: { ...emptyFields, notification_method: 'phone' },
    typed: { company_name: 'Tide Plumbing' },
  });
  const html = show();
  expect(wordsIn(html)).toContain("This is what you typed before and didn't save. Company Name: “Tide Plumbing”");
  expect(eachIn(html, 'button')).toContain('Start over');
});
