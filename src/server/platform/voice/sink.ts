import * as copy from '#contract/messages/en/mails.ts';
import type { KeepInMailSink } from '#server/platform/mail-sink/port.ts';
import type { Caller } from './port.ts';

/** With no telephone provider configured, a call is a note in the mail sink that a person must call. */
export function createSinkCaller(save: KeepInMailSink): Caller {
  return {
    call: async ({ id, to, script }) => {
      await save({ messageId: id, channel: 'call', to, subject: copy.pleaseCall, text: script });
      return 'person_needed';
    },
  };
}
