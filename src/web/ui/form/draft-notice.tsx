import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import type { DraftChange } from './draft-change.ts';

/**
 * Over a form that begins with what was typed before: what that would change, and the way to begin anew, which over what
 * exists is to discard the changes.
 */
export function DraftNotice({
  changes,
  act = copy.startOver,
  onStartOver,
}: {
  changes: readonly DraftChange[];
  act?: string;
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
      <p>{copy.draftFound}</p>
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
            {from.trim()
              ? fill(copy.draftChange, { label, from: quoted(from), to: quoted(to) })
              : fill(copy.draftAddition, { label, to: quoted(to) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const quoted = (value: string) => (value.trim() ? fill(copy.quoted, { value }) : copy.empty);
