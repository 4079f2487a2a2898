import { expect, test } from 'vitest';
import type { Article } from '#contract/knowledge/knowledge.ts';
import { changeArticle, editArticle, editedIn } from '../dialog-names.ts';
import { leadOf, withChange } from './advised-change.ts';

const tub: Article = {
  id: '0190cccc-0001-7000-8000-000000000001',
  property_id: null,
  title: 'Hot tub',
  body: 'Heat it for four hours.',
  audience: 'anyone',
  created_at: '2026-11-20T18:00:00Z',
  updated_at: '2026-11-20T18:00:00Z',
};
const cover: Article = { ...tub, id: tub.id.replace(/1$/, '2'), title: 'Jacuzzi', body: 'The cover is heavy.' };

test('an editor opens with what is advised, whatever stands in its words', () => {
  const title = editedIn(changeArticle(tub.id, { kind: 'title', of: 'Hot tub: jacuzzi' }));
  expect(withChange(tub, title?.change ?? null, undefined).title).toBe('Hot tub: jacuzzi');
  expect(withChange(tub, { kind: 'text', of: 'towels' }, undefined).body).toBe('Heat it for four hours.\n\nTowels: ');
  expect(editedIn(editArticle(tub.id))).toEqual({ id: tub.id, change: null });
});

test('an article takes in the text of another that is for the same readers, and of no other', () => {
  const change = { kind: 'with', of: cover.id } as const;
  expect(withChange(tub, change, cover).body).toBe('Heat it for four hours.\n\nThe cover is heavy.');
  expect(leadOf(tub, change, cover)).toContain('Jacuzzi');
  for (const other of [
    { ...cover, audience: 'verified' as const },
    { ...cover, property_id: cover.id },
  ]) {
    const apart = { ...tub, property_id: other.property_id === null ? null : tub.id };
    expect(withChange(apart, change, other)).toBe(apart);
    expect(leadOf(apart, change, other)).toBeUndefined();
  }
});
