import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Queue } from '#contract/conversations/conversations.ts';
import * as deskCopy from '#contract/messages/en/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/desk-filters.ts';
import { fill } from '#contract/messages/fill.ts';
import { guestLanguages, languageNames } from '#contract/messages/languages.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterSelect } from '../../../ui/table/table-filters.tsx';
import { type DeskFilter, waitsLonger } from './desk-filter.ts';
import { TagFilter } from './tags/tag-filter.tsx';
import { duration } from './waiting-words.ts';

/** With the library of lists that are typed into, when it is first wanted. */
const PlaceField = lazy(() => import('./place-field.tsx'));

type Props = { queue: Queue; filter: DeskFilter };

/** What the list is narrowed to: folded away while nothing is, and the colleague at hand in the list of theirs. */
export function DeskFilters({ queue, filter }: Props) {
  const [open, setOpen] = useState(false);
  const area = useId();
  const isOpen = open || filter.count > 0;
  return (
    <search aria-label={copy.filters} className="grid gap-2 pb-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="compact" aria-expanded={isOpen} aria-controls={area} onClick={() => setOpen(!isOpen)}>
          <Icon of={ListFilter} />
          {filter.count > 0 ? fill(copy.filtersSet, { count: filter.count }) : copy.filters}
        </Button>
        {filter.count > 0 && (
          <Button size="compact" variant="quiet" onClick={filter.clear}>
            {deskCopy.clearFilters}
          </Button>
        )}
      </div>
      {queue === 'colleagues' && <HolderSelect filter={filter} />}
      <div id={area} className={cx('grid gap-2', !isOpen && 'hidden')}>
        {isOpen && <Fields queue={queue} filter={filter} />}
      </div>
    </search>
  );
}

function Fields({ queue, filter }: Props) {
  return (
    <>
      <Place filter={filter} />
      {(queue === 'all' || queue === 'snoozed') && <HolderSelect filter={filter} />}
      <TagFilter filter={filter} />
      <FilterSelect
        label={copy.language}
        all={copy.anyLanguage}
        options={guestLanguages.map((one) => [one, languageNames[one]] as const)}
        value={filter.language}
        onChange={filter.setLanguage}
      />
      {queue !== 'done' && queue !== 'assistant' && (
        <FilterSelect
          label={copy.waits}
          all={copy.anyWait}
          options={waitsLonger.map(
            (minutes) => [minutes, fill(copy.waitsOver, { time: duration(Number(minutes) * 60_000) })] as const,
          )}
          value={filter.waits}
          onChange={filter.setWaits}
        />
      )}
      <Checkbox
        label={copy.openOrder}
        checked={filter.openOrder}
        onChange={({ target }) => filter.setOpenOrder(target.checked)}
      />
    </>
  );
}

/** One of the team, with how many open chats each has. */
function HolderSelect({ filter }: { filter: DeskFilter }) {
  const { data } = useQuery(orpc.desk.agents.queryOptions());
  return (
    <FilterSelect
      label={copy.holder}
      all={copy.anyHolder}
      options={(data?.items ?? []).map(
        ({ id, name, chats }) => [id, fill(copy.holderAndChats, { name, count: chats })] as const,
      )}
      value={filter.holder || null}
      onChange={(id) => filter.setHolder(id ?? '')}
    />
  );
}

/** A field while none is chosen, and then its name. */
function Place({ filter }: { filter: DeskFilter }) {
  const { house, owner, setHouse, setOwner } = filter;
  return (
    <>
      {house && <PlaceChip id={house} some={copy.onePlace} onDrop={() => setHouse('')} />}
      {owner && <PlaceChip id={owner} some={copy.oneOwner} onDrop={() => setOwner('')} />}
      {!house && !owner && (
        <Suspense>
          <PlaceField onPick={({ kind, id }) => (kind === 'owner' ? setOwner(id) : setHouse(id))} />
        </Suspense>
      )}
    </>
  );
}

/** The address holds an id; its name comes a moment later. */
function PlaceChip({ id, some, onDrop }: { id: string; some: string; onDrop: () => void }) {
  const { data } = useQuery(orpc.desk.places.queryOptions({ input: { id } }));
  const name = data?.items[0]?.name ?? some;
  return (
    <button
      type="button"
      aria-label={fill(copy.dropFilter, { filter: name })}
      onClick={onDrop}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 justify-self-start rounded-full border border-primary bg-primary-soft px-3 text-meta touch:min-h-11"
    >
      <span className="truncate">{name}</span>
      <Icon of={X} size={14} />
    </button>
  );
}
