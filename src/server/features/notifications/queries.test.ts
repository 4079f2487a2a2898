import { beforeAll, describe, expect, test } from 'vitest';
import { subjectsIn } from '#features/assistant';
import { speaking } from '#server/kernel/speech.ts';
import { saySubjectsBy } from '#server/kernel/told-subjects.ts';
import { type NotificationRecord, toNotification } from './queries.ts';

// What an owner was told in English is in the bell of whoever chose Spanish since.

beforeAll(() => saySubjectsBy(subjectsIn));

const row = (part: Pick<NotificationRecord, 'kind' | 'title' | 'message'>): NotificationRecord => ({
  id: '0190d3e0-12d0-702d-84a6-2edaacd7402e',
  customer_id: '0190d3e0-12d0-702d-84a6-2edaacd7402f',
  event_id: 1n,
  work_order_id: null,
  conversation_id: null,
  stay_id: null,
  read_at: null,
  deleted_at: null,
  created_at: new Date('2026-11-27T07:00:00Z'),
  ...part,
});

describe('a notice in Spanish', () => {
  test.each<[NotificationRecord['kind'], string, string, string]>([
    [
      'approval_needed',
      'Your approval is needed',
      'Send a contractor for “Water leak” at Cedar Cottage?',
      '¿Enviar un contratista por “Fuga de agua” a Cedar Cottage?',
    ],
    [
      'approval_needed',
      'Your approval is needed',
      'Send a contractor for “The gate squeaks” at Cedar Cottage?',
      '¿Enviar un contratista por “The gate squeaks” a Cedar Cottage?',
    ],
    [
      'work_order_opened',
      'New message about a job at Cedar Cottage',
      'Porchlight team wrote about “Water leak” at Cedar Cottage.',
      'Equipo de Porchlight escribió sobre “Fuga de agua” en Cedar Cottage.',
    ],
    ['support_reply', 'The Porchlight team replied', 'What somebody typed.', 'What somebody typed.'],
  ])('%s: %s, %s', async (kind, title, message, spanish) => {
    const said = await speaking('es', () => toNotification(row({ kind, title, message })));
    expect(said.title).not.toBe(title);
    expect(said.message).toBe(spanish);
  });
});
