import { accountFields } from './accounts.ts';
import { assistantFields } from './assistant.ts';
import { commonFields } from './common.ts';
import { conversationFields } from './conversations.ts';
import type { FieldWords } from './field-words.ts';
import { manualFields } from './manuals.ts';
import { propertyFields } from './properties.ts';
import { signInFields } from './sign-in.ts';
import { webhookFields } from './webhooks.ts';
import { workFields } from './work.ts';

const all: FieldWords = {
  ...commonFields,
  ...accountFields,
  ...propertyFields,
  ...conversationFields,
  ...workFields,
  ...assistantFields,
  ...signInFields,
  ...webhookFields,
  ...manualFields,
};

export const fieldWords: ReadonlyMap<string, FieldWords[string]> = new Map(Object.entries(all));
