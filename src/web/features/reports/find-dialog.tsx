import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as copy from '#contract/messages/en/reports.ts';
import { fill } from '#contract/messages/fill.ts';
import { boxClass } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type FindGroup, type FindItem, type Place, useFound } from './find-items.ts';

/** Finds any screen, property, contractor or work order by some of its words. A default export, as it comes late. */
export default function FindDialog({
  open,
  onClose,
  places,
}: {
  open: boolean;
  onClose: () => void;
  places: readonly Place[];
}) {
  const [q, setQ] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setQ('');
  }
  const { groups, failed, busy } = useFound(q, places);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const none = groups.length === 0 && !busy;
  return (
    <Dialog open={open} onClose={onClose} title={copy.find} initialFocus={input}>
      <Autocomplete.Root
        items={groups}
        mode="none"
        inline
        open
        value={q}
        onValueChange={setQ}
        autoHighlight="always"
        itemToStringValue={({ words }: FindItem) => words}
      >
        <Autocomplete.Input
          ref={input}
          aria-label={copy.findLabel}
          placeholder={copy.findPlaceholder}
          maxLength={100}
          className={`${boxClass} h-11`}
        />
        <Autocomplete.Status className="py-2 text-meta text-ink-2">
          {failed ? copy.findFailed : none ? fill(copy.nothingFound, { words: q.trim() }) : ''}
        </Autocomplete.Status>
        <Autocomplete.List aria-label={copy.found} className="grid gap-3">
          {(group: FindGroup) => (
            <Autocomplete.Group key={group.label} items={group.items}>
              <Autocomplete.GroupLabel className="px-3 py-1 text-meta text-ink-2">
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: FindItem) => (
                  <Item key={item.key} item={item} onGo={() => void navigate(item.to, { replace: true })} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}

function Item({ item, onGo }: { item: FindItem; onGo: () => void }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={onGo}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-highlighted:bg-surface-3"
    >
      <Icon of={item.icon} className="text-ink-2" />
      <span className="min-w-0">
        <span className="block truncate">{item.words}</span>
        {item.more && <span className="block truncate text-meta text-ink-2">{item.more}</span>}
      </span>
    </Autocomplete.Item>
  );
}
