// Nobody on call has answered yet: the guest is not left to wonder, and is told again whom to call.
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { findThread, postMessage } from '#features/conversations';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { say } from './say.ts';

export async function tellStillRinging(
  unit: UnitOfWork,
  conversationId: string,
  emergencyNumber: string,
): Promise<void> {
  const thread = await findThread(unit, conversationId);
  const body = say(thread.language, 'stillRinging', { emergency: emergencyNumber });
  await postMessage(unit, thread, { author: 'assistant', author_name: copy.houseAssistant, body });
}
