import { accountFields } from './accounts.ts';
import { archiveFields } from './archives.ts';
import { assistantFields } from './assistant.ts';
import { commonFields } from './common.ts';
import { conversationFields } from './conversations.ts';
import { deskFields } from './desk.ts';
import type { FieldWords } from './field-words.ts';
import { guestQuestionFields } from './guest-questions.ts';
import { manualFields } from './manuals.ts';
import { manyHousesFields } from './many-houses.ts';
import { ownerChatFields } from './owner-chats.ts';
import { peopleFields } from './people.ts';
import { peopleAndDayFields } from './people-and-day.ts';
import { propertyFields } from './properties.ts';
import { reachFields } from './reach.ts';
import { reportFields } from './reports.ts';
import { rotaFields } from './rota.ts';
import { ruleTrialFields } from './rule-trials.ts';
import { signInFields } from './sign-in.ts';
import { slaFields } from './sla.ts';
import { threadToolFields } from './thread-tools.ts';
import { webhookFields } from './webhooks.ts';
import { workFields } from './work.ts';

const all: FieldWords = {
  ...commonFields,
  ...accountFields,
  ...archiveFields,
  ...propertyFields,
  ...conversationFields,
  ...ownerChatFields,
  ...deskFields,
  ...rotaFields,
  ...threadToolFields,
  ...slaFields,
  ...workFields,
  ...peopleAndDayFields,
  ...peopleFields,
  ...ruleTrialFields,
  ...assistantFields,
  ...reachFields,
  ...reportFields,
  ...guestQuestionFields,
  ...signInFields,
  ...webhookFields,
  ...manyHousesFields,
  ...manualFields,
};

export const fieldWords: ReadonlyMap<string, FieldWords[string]> = new Map(Object.entries(all));
