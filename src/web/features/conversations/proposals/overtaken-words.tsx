import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { Button } from '../../../ui/button.tsx';

/** What somebody had written when the proposal they edited was replaced, sent or dropped elsewhere. */
export function OvertakenWords({
  text,
  newer,
  onUse,
  onGiveUp,
}: {
  text: string;
  /** Another proposal stands below. */
  newer: boolean;
  onUse: (() => void) | undefined;
  onGiveUp: () => void;
}) {
  return (
    <div className="grid gap-2 rounded-control border border-line bg-surface p-3">
      <p className="text-meta text-ink-2">{newer ? copy.overtakenByNewer : copy.overtaken}</p>
      <p className="whitespace-pre-wrap">{text}</p>
      <div className="flex flex-wrap gap-2">
        {onUse && (
          <Button size="compact" onClick={onUse}>
            {newer ? copy.useMyWords : copy.useAsReply}
          </Button>
        )}
        <Button size="compact" variant="quiet" onClick={onGiveUp}>
          {copy.discardMyWords}
        </Button>
      </div>
    </div>
  );
}
