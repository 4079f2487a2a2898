import { lazy, Suspense, useState } from 'react';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { snoozePresets } from '../snooze-presets.ts';
import { CloseMany } from './close-many.tsx';
import type { useManyChats } from './use-many-chats.ts';

/** When they are first wanted. */
const GiveMany = lazy(() => import('./give-many.tsx'));
const TagDialog = lazy(() => import('../tags/tag-dialog.tsx'));

type Asking = 'assign' | 'tag' | 'close';

/** How many chats are chosen, and what can be done to all of them; below it those that were left as they are. */
export function ManyBar({
  rows,
  all,
  many,
  onAll,
  onNone,
}: {
  /** The chosen ones. */
  rows: readonly ConversationRow[];
  /** All that are shown are chosen. */
  all: boolean;
  many: ReturnType<typeof useManyChats>;
  onAll: () => void;
  onNone: () => void;
}) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const count = rows.length;
  const ask = (what: Asking) => {
    many.reset();
    setAsking(what);
  };
  const leave = () => setAsking(null);
  return (
    <>
      {count > 0 && (
        <section aria-label={copy.ofSelected} className="grid gap-2 border-b border-line bg-surface-2 p-3">
          <p role="status" className="text-label">
            {fill(copy.selected, { count })}
          </p>
          {count > limits.manyChats && (
            <p className="text-meta text-ink-2">{fill(copy.firstOnes, { count: limits.manyChats })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="compact" onClick={() => ask('assign')}>
              {copy.give}
            </Button>
            <Button size="compact" onClick={() => ask('tag')}>
              {copy.tag}
            </Button>
            <Menu align="start" trigger={<Button size="compact">{copy.snooze}</Button>}>
              <SnoozeItems onSnooze={(until) => many.run(rows, { kind: 'snooze', until: until.toISOString() })} />
            </Menu>
            <Button size="compact" busy={many.busy && asking === null} onClick={() => ask('close')}>
              {copy.close}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">
            {!all && (
              <Button size="compact" variant="quiet" onClick={onAll}>
                {copy.selectAll}
              </Button>
            )}
            <Button size="compact" variant="quiet" onClick={onNone}>
              {copy.selectNone}
            </Button>
          </div>
          {many.error && asking === null && <Banner tone="danger">{messageOf(many.error)}</Banner>}
        </section>
      )}
      <LeftChats many={many} />
      <CloseMany
        open={asking === 'close'}
        rows={rows}
        busy={many.busy}
        onClose={leave}
        onConfirm={(some, even_waiting) => many.run(some, { kind: 'close', even_waiting }, '', leave)}
      />
      <Suspense>
        {asking === 'assign' && (
          <GiveMany
            count={count}
            busy={many.busy}
            error={many.error ? (fieldsOf(many.error)['act.agent_id'] ?? messageOf(many.error)) : undefined}
            onChoose={many.reset}
            onGive={({ id, name }) => many.run(rows, { kind: 'assign', agent_id: id }, name, leave)}
            onClose={leave}
          />
        )}
        {asking === 'tag' && (
          <TagDialog
            open
            title={fill(copy.tagTitle, { count })}
            busy={many.busy}
            error={many.error ? (fieldsOf(many.error)['act.name'] ?? messageOf(many.error)) : undefined}
            onTyped={many.reset}
            onTag={(name) => many.run(rows, { kind: 'tag', name }, name.trim(), leave)}
            onClose={leave}
          />
        )}
      </Suspense>
    </>
  );
}

function LeftChats({ many: { left, dismiss } }: { many: ReturnType<typeof useManyChats> }) {
  if (left.length === 0) return null;
  return (
    <div className="border-b border-line p-3">
      <Banner tone="warning" title={fill(copy.failedTitle, { count: left.length })} onDismiss={dismiss}>
        <ul className="grid max-h-48 gap-1 overflow-y-auto">
          {left.map(({ id, chat, why }) => (
            <li key={id} className="wrap-anywhere">
              {fill(copy.failedOne, { chat, why })}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

/** Made anew each time the menu opens, as in a chat. */
function SnoozeItems({ onSnooze }: { onSnooze: (until: Date) => void }) {
  return snoozePresets(new Date()).map(({ label, until }) => (
    <MenuItem key={label} onSelect={() => onSnooze(until)}>
      {label}
    </MenuItem>
  ));
}
