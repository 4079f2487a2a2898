// A pick as the calls that it comes to, and the acts that are left to the house.
import type { Act } from '#language/reader';
import type { Part } from '../deciding/decision.ts';
import type { Pick } from './pick.ts';
import { type Call, readCall } from './tools.ts';

/** What a guide, a locked item and a visit that it picked are as calls. @throws RefusedTool */
export const callsPicked = ({ trouble, slots: { locked, jobs } }: Pick): Call[] => [
  ...(trouble === null ? [] : [readCall('follow_steps', { playbook: trouble })]),
  ...locked.map((name) => readCall('release_secret', { name })),
  ...jobs.map((job) => readCall('open_work_order', job)),
];

/** Acts that nothing else it picked or called deals with: the house replies to these as it knows to. */
export function leftOf({ acts, slots: { locked, jobs } }: Pick, quoted: readonly Part[], made: readonly Call[]): Act[] {
  const isAlone = quoted.length === 0 && made.length === 1 && locked.length === 0 && jobs.length === 0;
  const dealtWith: Act[] = [
    'danger', // raised by itself (danger-picked.ts)
    ...(isAlone ? [] : (['small', 'like'] as const)),
    ...(quoted.length > 0 || made.length > 1 ? (['ask', 'correct'] as const) : []),
    ...(locked.length > 0 ? (['code', 'ask'] as const) : []),
    ...(jobs.length > 0 ? (['trouble', 'detail', 'failed', 'partly', 'back', 'codefails'] as const) : []),
    ...(made.some(({ tool }) => tool === 'hand_over') ? (['person', 'refuse'] as const) : []),
  ];
  return acts.filter((act) => !dealtWith.includes(act));
}
