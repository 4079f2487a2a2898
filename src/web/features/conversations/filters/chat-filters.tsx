import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/chat-filters.ts';
import { fill } from '#contract/messages/fill.ts';
import { guestLanguages, languageNames } from '#contract/messages/languages.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterSelect, TableFilters } from '../../../ui/table/table-filters.tsx';
import { stayWords } from '../stay-words.ts';
import { type ChatFilter, type ChatSwitch, chatSwitches } from './chat-filter.ts';

/** The row above the owner's chats: words, house, language, and what a chat is narrowed by with one tap. */
export function ChatFilters({ filter }: { filter: ChatFilter }) {
  const houses = useHouses();
  return (
    <div className="mb-3 grid gap-2">
      <TableFilters label={copy.chats}>
        <SearchBox label={copy.search} value={filter.q} onChange={filter.setQ} />
        <FilterSelect
          label={copy.house}
          all={copy.anyHouse}
          options={houses}
          value={filter.house || null}
          onChange={(id) => filter.setHouse(id ?? '')}
        />
        <FilterSelect
          label={copy.language}
          all={copy.anyLanguage}
          options={guestLanguages.map((one) => [one, languageNames[one]] as const)}
          value={filter.language}
          onChange={filter.setLanguage}
        />
      </TableFilters>
      <fieldset aria-label={copy.narrowBy} className="flex flex-wrap items-center gap-2">
        {(Object.keys(chatSwitches) as ChatSwitch[]).map((name) => (
          <SwitchChip key={name} on={filter.isOn(name)} onPress={() => filter.turn(name)}>
            {chatSwitches[name]}
          </SwitchChip>
        ))}
        {filter.stay && <StayChip id={filter.stay} onDrop={() => filter.setStay('')} />}
        {filter.words && (
          <Button size="compact" variant="quiet" onClick={filter.clear}>
            {copy.clear}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

/** The owner's houses by id and name. */
function useHouses() {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({ input: (cursor) => ({ limit: limits.pageSizeMax, cursor }), ...paged }),
  );
  return useRows(query, true).map(({ id, name }) => [id, name] as const);
}

function SwitchChip({ on, onPress, children }: { on: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" aria-pressed={on} onClick={onPress} className={cx(chip, on ? chipOn : chipOff)}>
      {children}
    </button>
  );
}

/** A link from a stay leads to its chats; whose stay it is comes a moment later. */
function StayChip({ id, onDrop }: { id: string; onDrop: () => void }) {
  const { data } = useQuery(orpc.guestHistory.ofStay.queryOptions({ input: { id } }));
  const stay = data?.stays.find((one) => one.id === id);
  const words = stay
    ? fill(copy.stayOf, { guest: stay.guest_name ?? copy.someGuest, days: stayWords(stay) })
    : copy.oneStay;
  return (
    <button
      type="button"
      aria-label={fill(copy.dropFilter, { filter: words })}
      onClick={onDrop}
      className={cx(chip, chipOn)}
    >
      {words}
      <Icon of={X} size={14} />
    </button>
  );
}

const chip = 'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-meta touch:min-h-11';
const chipOn = 'border-primary bg-primary-soft text-ink';
const chipOff = 'border-line-strong bg-surface text-ink-2 hover:bg-surface-2';
