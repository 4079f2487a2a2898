import { Check, ClipboardList, ListChecks, X } from 'lucide-react';
import type { Approval } from '#contract/dispatch/approvals.ts';
import * as approvalsCopy from '#contract/messages/en/dispatch/approvals.ts';
import * as commands from '#contract/messages/en/owner/commands.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { fill } from '#contract/messages/fill.ts';
import { answers, decideApproval } from '../../../features/dispatch/approvals/decide.ts';
import type { PaletteStep } from '../../../features/reports/find/palette-item.ts';
import { formatInstant } from '../../../ui/time.tsx';
import type { Ways } from './ways.ts';

/** Which question; undefined while they are not known. */
export const approvalsStep = (approvals: readonly Approval[] | undefined, { ask }: Ways): PaletteStep => ({
  name: 'answer',
  title: commands.answerWaiting,
  asks: copy.asksApproval,
  groups: [
    {
      label: copy.waiting,
      kind: 'things',
      listed: true,
      items: (approvals ?? []).map(({ id, question, due_at }) => ({
        key: `approval ${id}`,
        words: question,
        more: fill(copy.answerBy, { when: formatInstant(due_at) }),
        icon: ListChecks,
        choose: () => ask(`answer:${id}`),
      })),
    },
  ],
  nothing: copy.nothingWaits,
  busy: approvals === undefined,
});

/** Yes, no, or a look at the work order first; the question stands above. */
export const answerStep = (name: string, approval: Approval, { act, open }: Ways): PaletteStep => ({
  name,
  title: approval.question,
  asks: copy.asksAnswer,
  groups: [
    {
      label: fill(copy.answerBy, { when: formatInstant(approval.due_at) }),
      kind: 'acts',
      items: [
        {
          key: 'see order',
          words: approvalsCopy.seeWorkOrder,
          icon: ClipboardList,
          choose: () => open('work-order', approval.work_order_id),
        },
        {
          key: 'yes',
          words: answers[approval.kind].yes,
          icon: Check,
          choose: () => act(() => decideApproval(approval, true)),
        },
        {
          key: 'no',
          words: answers[approval.kind].no,
          icon: X,
          choose: () => act(() => decideApproval(approval, false)),
        },
      ],
    },
  ],
});
