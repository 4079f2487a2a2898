import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';

/** One field of a draft, as it is read: what stands there, and what was typed; '' is empty. */
export type DraftChange = { label: string; from: string; to: string };

/**
 * Over a form that begins with what was typed before: what that would change, and the way to begin anew, which over what
 * exists is to discard the changes.
 */
export function DraftNotice({
  changes,
  act = 'Start over',
  onStartOver,
}: {
  changes: readonly DraftChange[];
  act?: 'Start over' | 'Discard Changes';
  onStartOver: () => void;
}) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" onClick={onStartOver}>
          {act}
        </Button>
      }
    >
      <p>This is what you typed before and didn't save.</p>
      <ChangeList changes={changes} />
    </Banner>
  );
}

export function ChangeList({ changes }: { changes: readonly DraftChange[] }) {
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span className="line-clamp-3">
            {label}: {from.trim() && `${quoted(from)} becomes `}
            {quoted(to)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const quoted = (value: string) => (value.trim() ? `“${value}”` : 'empty');
