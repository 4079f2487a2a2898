import { hasStatus, messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ProtocolEditing } from './use-protocol.ts';

/** Shown while something is typed that nobody else knows of yet. */
export function SaveBar({ editing }: { editing: ProtocolEditing }) {
  const { edits, save, isBehind, wrong } = editing;
  const isWrong = Object.values(wrong).some(Boolean);
  const failed = save.error && !hasStatus(save.error, 409, 422) ? messageOf(save.error) : null;
  if (!edits && !isWrong)
    return (
      <p role="status" className="sr-only">
        {save.isSuccess ? 'Rules saved.' : ''}
      </p>
    );
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-0 z-10 grid gap-3 rounded-card border border-line-strong bg-surface p-4"
    >
      {isBehind && (
        <Banner
          tone="warning"
          title="These rules were changed in another window"
          action={
            <Button size="compact" onClick={editing.keepOnTop}>
              Put mine on top
            </Button>
          }
        >
          What you changed here is kept. Rules you didn't touch are shown as they are now; Changes, above, says who
          changed what.
        </Banner>
      )}
      {failed && <Banner tone="danger">{failed} What you changed is still here.</Banner>}
      {save.error && hasStatus(save.error, 422) && (
        <Banner tone="danger">Please correct the rule that is marked. Nothing was saved yet.</Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button onClick={editing.discard}>Discard Changes</Button>
        <Button variant="primary" busy={save.isPending} disabled={isWrong || isBehind || !edits} onClick={editing.send}>
          Save Rules
        </Button>
      </div>
    </section>
  );
}
