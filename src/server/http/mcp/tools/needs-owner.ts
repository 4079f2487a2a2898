import { Approval } from '#contract/dispatch/approvals.ts';
import { AnswerArticle, AnswerText, OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { Id } from '#contract/paging.ts';
import { z } from '#contract/z.ts';
import { Quoted, quote } from '../quoted.ts';
import { tool } from '../tool.ts';

const ToDecide = Approval.pick({
  work_order_id: true,
  kind: true,
  amount_cents: true,
  due_at: true,
  created_at: true,
}).extend({
  approval_id: Id,
  question: Quoted,
});

const ToAnswer = OpenQuestion.pick({ times: true, asked_at: true, due_at: true }).extend({
  question_ids: z.array(Id),
  house_id: Id,
  house_name: z.string(),
  question: Quoted,
});

export const listNeedsOwner = tool({
  name: 'list_needs_owner',
  title: copy.listNeedsOwnerTitle,
  description: copy.listNeedsOwner,
  needs: [],
  needsOneOf: ['approvals:read', 'conversations:read'],
  input: z.strictObject({}),
  output: z.object({ approvals: z.array(ToDecide).nullable(), guest_questions: z.array(ToAnswer).nullable() }),
  async run({ api, may }) {
    const approvals = may('approvals:read') ? (await api.approvals.list()).items : null;
    const questions = may('conversations:read') ? (await api.ownerQuestions.list({})).items : null;
    return {
      approvals:
        approvals?.map(({ id, question, ...approval }) => ({
          ...approval,
          approval_id: id,
          question: quote('record', question),
        })) ?? null,
      guest_questions:
        questions?.map(({ ids, property_id, property_name, question, ...asked }) => ({
          ...asked,
          question_ids: ids,
          house_id: property_id,
          house_name: property_name,
          question: quote('guest', question),
        })) ?? null,
    };
  },
});

export const decideApproval = tool({
  name: 'decide_approval',
  title: copy.decideApprovalTitle,
  description: copy.decideApproval,
  needs: ['approvals:read', 'approvals:write'],
  effect: { changes: true, destroys: true, reachesPeople: true },
  input: z.strictObject({
    approval_id: Id.describe(copy.approvalId),
    approve: z.boolean().describe(copy.approve),
  }),
  output: z.object({ approval_id: Id, approved: z.boolean() }),
  async run({ api }, { approval_id: id, approve }) {
    await api.approvals.decide({ id, approve });
    return { approval_id: id, approved: approve };
  },
});

const KeepAs = z.strictObject(
  AnswerArticle.pick({ title: true }).extend({ for_all_houses: z.boolean().default(false) }).shape,
);

export const answerGuests = tool({
  name: 'answer_guests',
  title: copy.answerGuestsTitle,
  description: copy.answerGuests,
  needs: ['conversations:read', 'conversations:write'],
  effect: { changes: true, destroys: true, reachesPeople: true },
  input: z.strictObject({
    question_ids: z.array(Id).min(1).max(100).describe(copy.questionIds),
    answer: AnswerText.describe(copy.answerText),
    keep_as_article: KeepAs.optional().describe(copy.keepAsArticle),
  }),
  output: z.object({ guests_answered: z.number().int(), article_id: Id.nullable() }),
  async run({ api }, { question_ids: ids, answer, keep_as_article: kept }) {
    const article = kept ? { title: kept.title, for_all: kept.for_all_houses } : null;
    const { answered, article_id } = await api.ownerQuestions.answer({ ids, answer, article });
    return { guests_answered: answered, article_id };
  },
});
