import { useState } from 'react';
import { api, hasStatus, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { keepDraft, readDraft, type WritingMode } from '../drafts.ts';
import { type Line, useUnsentLines } from '../unsent-lines.ts';
import { addMessage } from '../use-sending.ts';

type HostLine = Line & { id: string; mode: WritingMode; call_team: boolean };

/** Sends an owner's lines to their guest, or to the team. What is refused goes back to the draft with the reason. */
export function useHostLines(id: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reads, setReads] = useState(0);
  const { unsent, send, retry } = useUnsentLines<HostLine>(['host-send', id], {
    deliver: ({ mode, call_team, ...line }) =>
      mode === 'note' ? api.ownerChats.tellTeam({ ...line, call_team }) : api.ownerChats.write(line),
    onSent: (message, line) => addMessage(line.id, message),
    onError: (error, line) => {
      if (!hasStatus(error, 409, 422)) return false;
      const since = readDraft(line.id, line.mode);
      keepDraft(line.id, line.mode, since ? `${line.message}\n\n${since}` : line.message);
      void queryClient.invalidateQueries({ queryKey: orpc.conversations.key() });
      setReads((count) => count + 1);
      setRefusal(messageOf(error));
      return true;
    },
  });
  return {
    unsent,
    retry,
    send: (mode: WritingMode, message: string, call_team = false) => {
      setRefusal(null);
      send({ id, mode, message, call_team });
    },
    refusal,
    forgetRefusal: () => setRefusal(null),
    /** Another value makes the box read its draft again. */
    draftKey: String(reads),
  };
}
