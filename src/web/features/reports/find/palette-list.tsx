import { Autocomplete } from '@base-ui/react/autocomplete';
import { Icon } from '../../../ui/icon.tsx';
import { KeyNames } from '../../../ui/key-names.tsx';
import type { PaletteItem } from './palette-item.ts';

type Group = { label: string; items: readonly PaletteItem[] };

/** The lines of the palette, group by group. */
export function PaletteList({ label, onChoose }: { label: string; onChoose: (item: PaletteItem) => void }) {
  return (
    <Autocomplete.List aria-label={label} className="grid gap-3">
      {(group: Group) => (
        <Autocomplete.Group key={group.label} items={group.items}>
          <Autocomplete.GroupLabel className="px-3 py-1 text-meta text-ink-2">{group.label}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: PaletteItem) => <Line key={item.key} item={item} onChoose={() => onChoose(item)} />}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

function Line({ item, onChoose }: { item: PaletteItem; onChoose: () => void }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 data-highlighted:bg-surface-3"
    >
      <Icon of={item.icon} className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 wrap-anywhere">{item.words}</span>
        {item.more && <span className="line-clamp-2 text-meta wrap-anywhere text-ink-2">{item.more}</span>}
      </span>
      {item.keys && (
        <span aria-hidden="true" className="max-sm:hidden">
          <KeyNames keys={item.keys} />
        </span>
      )}
    </Autocomplete.Item>
  );
}
