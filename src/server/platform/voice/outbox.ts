import * as copy from '#contract/messages/en/mails.ts';
import type { SaveToOutbox } from '../outbox/port.ts';
import type { Caller } from './port.ts';

/** With no telephone provider configured, a call is a note in the outbox that a person must call. */
export function createOutboxCaller(save: SaveToOutbox): Caller {
  return {
    call: async ({ id, to, script }) => {
      await save({ messageId: id, channel: 'call', to, subject: copy.pleaseCall, text: script });
      return 'person_needed';
    },
  };
}
