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
      <p className="text-meta text-ink-2">
        {newer
          ? 'There is a newer proposal. Your words for the one before were not sent; they are kept here:'
          : 'This proposal is no longer open. Your words were not sent; they are kept here:'}
      </p>
      <p className="whitespace-pre-wrap">{text}</p>
      <div className="flex flex-wrap gap-2">
        {onUse && (
          <Button size="compact" onClick={onUse}>
            {newer ? 'Use my words' : 'Use as reply'}
          </Button>
        )}
        <Button size="compact" variant="quiet" onClick={onGiveUp}>
          Discard my words
        </Button>
      </div>
    </div>
  );
}
