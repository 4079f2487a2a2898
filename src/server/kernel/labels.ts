// The labels of enumerations, each in the language of whoever is spoken to.
import * as declines from '#contract/dispatch/decline-codes.ts';
import * as conversations from '#contract/enumerations/conversations.ts';
import * as knowledge from '#contract/enumerations/knowledge.ts';
import * as people from '#contract/enumerations/people.ts';
import * as protocols from '#contract/enumerations/protocols.ts';
import * as trades from '#contract/enumerations/trades.ts';
import * as workOrders from '#contract/enumerations/work-orders.ts';
import * as declineWords from '#contract/messages/en/dispatch/declines.ts';
import * as words from '#contract/messages/en/enumerations.ts';
import * as lineWords from '#contract/messages/en/work-orders/lines.ts';
import * as lines from '#contract/work-orders/line-kinds.ts';
import { retoldTable } from './retold.ts';

export const dangerWords = retoldTable(conversations.dangerWords, words);
export const audienceLabels = retoldTable(knowledge.audienceLabels, words);
export const memberRoleLabels = retoldTable(people.memberRoleLabels, words);
export const secretLabels = retoldTable(knowledge.secretLabels, words);
export const topicLabels = retoldTable(protocols.topicLabels, words);
export const serviceTypeLabels = retoldTable(trades.serviceTypeLabels, words);
export const workOrderStatusLabels = retoldTable(workOrders.workOrderStatusLabels, words);
export const urgencyLabels = retoldTable(workOrders.urgencyLabels, words);
export const lineKindLabels = retoldTable(lines.lineKindLabels, lineWords);
export const declineLabels = retoldTable(declines.declineLabels, declineWords);
