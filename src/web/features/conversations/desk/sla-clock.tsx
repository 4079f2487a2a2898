import { useMutation } from '@tanstack/react-query';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { slaWaits } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/sla.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FactSection } from '../../../ui/facts.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { refreshChats } from './refresh-chats.ts';
import { waitingWords } from './waiting-words.ts';

const waitWords = { guest: copy.forGuest, contractor: copy.forContractor, owner: copy.forOwner } as const;

/** By when somebody has to answer here. Whoever has the chat stops that while somebody outside has to write first. */
export function SlaClock({ thread }: { thread: Conversation }) {
  const now = useNow(10_000);
  const pause = useMutation(
    orpc.sla.pause.mutationOptions({
      onSuccess: (shown, { waits_for }) => {
        refreshChats(shown);
        const undo = () => pause.mutate({ id: thread.id, waits_for: waits_for ? null : thread.sla_paused_for });
        showToast({ title: waits_for ? copy.clockPaused : copy.clockGoesOn, undo });
      },
      onError: (error) => showFailure(messageOf(error)),
    }),
  );
  const { due, overdue, paused } = waitingWords(thread, now);
  if (!due && !paused) return null;
  const wait = (waits_for: Conversation['sla_paused_for']) => pause.mutate({ id: thread.id, waits_for });
  return (
    <FactSection title={copy.clock}>
      <p>
        <Badge tone={overdue ? 'danger' : 'neutral'}>{paused ?? due}</Badge>
      </p>
      {paused && <p className="text-ink-2">{copy.goesOnByItself}</p>}
      {thread.can.pause &&
        (paused ? (
          <Button busy={pause.isPending} onClick={() => wait(null)}>
            {copy.letItGoOn}
          </Button>
        ) : (
          <Menu align="start" trigger={<Button busy={pause.isPending}>{copy.pauseFor}</Button>}>
            {slaWaits.map((whom) => (
              <MenuItem key={whom} onSelect={() => wait(whom)}>
                {waitWords[whom]}
              </MenuItem>
            ))}
          </Menu>
        ))}
    </FactSection>
  );
}
