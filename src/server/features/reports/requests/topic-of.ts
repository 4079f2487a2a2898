import type { ReportTopic } from '#contract/enumerations/reports.ts';

/** What a reply was about: a name that is the same whenever the matter is, and the family it belongs to. */
export type Topic = { name: string; family: ReportTopic };

/** Of the reply: why it was said, and the first source it names. */
export type Said = { reason: string; source: { kind: string; id: string } | null; playbook: string | null };

/** Null for small talk and for what only goes on with what was asked: it is no matter of its own. */
export function topicOf({ reason, source, playbook }: Said): Topic | null {
  const [kind = '', about = ''] = reason.split('.');
  if (talk.has(kind)) return null;
  if (dangers.has(kind)) return { name: `danger:${about}`, family: 'danger' };
  if (kind === 'secret' || kind === 'code') return { name: 'codes', family: 'codes' };
  if (kind === 'handoff') return { name: `person:${about}`, family: 'person' };
  if (kind === 'unknown' || kind === 'choices') return { name: 'unknown', family: 'unknown' };
  const trouble = playbook ?? (troubles.has(kind) ? about : null);
  if (trouble) return { name: `trouble:${trouble}`, family: 'troubles' };
  if (kind !== 'answer') return { name: `other:${kind}`, family: 'other' };
  if (!source) return { name: 'other:answer', family: 'other' };
  if (source.kind === 'playbook') return { name: `trouble:${source.id}`, family: 'troubles' };
  if (source.kind === 'safety') return { name: `danger:${source.id}`, family: 'danger' };
  return { name: `${source.kind}:${source.id}`, family: source.kind === 'article' ? 'articles' : 'house' };
}

const talk = new Set(['talk', 'take_back', 'stopped', 'joined', 'answers', 'limited']);
const dangers = new Set(['danger', 'danger_confirmed', 'danger_asked']);
const troubles = new Set(['playbook', 'order', 'solved', 'trouble', 'came_back']);

/** Whether a reply showed an answer: asking on, or saying that nothing is known, shows none. */
export const showsAnswer = ({ reason }: Pick<Said, 'reason'>): boolean =>
  !/^(?:unknown|choices\.none|refused|limited)\b/.test(reason);
