import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { hasStatus, messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ProtocolEditing } from './use-protocol.ts';

/** Shown while something is typed that nobody else knows of yet. */
export function SaveBar({ editing }: { editing: ProtocolEditing }) {
  const { edits, save, isBehind, wrong } = editing;
  const isWrong = Object.values(wrong).some(Boolean);
  const failed = save.error && !hasStatus(save.error, 409, 422) ? messageOf(save.error) : null;
  if (!edits && !isWrong) return null;
  return (
    <section
      aria-label={copy.unsavedChanges}
      className="sticky bottom-(--phone-bar,0px) z-10 grid gap-3 rounded-card border border-line-strong bg-surface p-4"
    >
      {isBehind && (
        <Banner
          tone="warning"
          title={copy.changedElsewhere}
          action={
            <Button size="compact" onClick={editing.keepOnTop}>
              {copy.keepMine}
            </Button>
          }
        >
          {copy.changedElsewhereMeaning}
        </Banner>
      )}
      {failed && <Banner tone="danger">{fill(copy.saveFailed, { why: failed })}</Banner>}
      {save.error && hasStatus(save.error, 422) && <Banner tone="danger">{copy.ruleWrong}</Banner>}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
        <Button onClick={editing.discard}>{copy.discardChanges}</Button>
        <Button variant="primary" busy={save.isPending} disabled={isWrong || isBehind || !edits} onClick={editing.send}>
          {copy.saveRules}
        </Button>
      </div>
    </section>
  );
}
