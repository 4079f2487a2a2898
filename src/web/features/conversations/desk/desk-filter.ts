import { type GuestLanguage, guestLanguages } from '#contract/messages/languages.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../../lib/address/url-filter.ts';

/** Minutes that somebody has waited for more than, to choose from. */
export const waitsLonger = ['5', '15', '60', '240'] as const;

const on = ['yes'] as const;

/** What a view of the desk keeps beside its queue: the names that the filters have in the address. */
export const deskFilterKeys: readonly string[] = ['owner', 'house', 'holder', 'tag', 'language', 'waits', 'open-order'];

/** What is looked for among everything (`find`), and to what a queue of the desk is narrowed, as it stands in the address; `count` filters are set. */
export function useDeskFilter() {
  const [find, setFind] = useUrlFilter('find');
  const [owner, setOwner] = useUrlFilter('owner');
  const [house, setHouse] = useUrlFilter('house');
  const [holder, setHolder] = useUrlFilter('holder');
  const [tag, setTag] = useUrlFilter('tag');
  const [language, setLanguage] = useUrlChoice<GuestLanguage>('language', guestLanguages);
  const [waits, setWaits] = useUrlChoice('waits', waitsLonger);
  const [openOrder, setOpenOrder] = useUrlChoice('open-order', on);
  const clear = useClearUrl(deskFilterKeys);
  return {
    find,
    setFind,
    owner,
    setOwner,
    house,
    setHouse,
    holder,
    setHolder,
    tag,
    setTag,
    language,
    setLanguage,
    waits,
    setWaits,
    openOrder: openOrder !== null,
    setOpenOrder: (wanted: boolean) => setOpenOrder(wanted ? 'yes' : null),
    clear,
    count: [owner, house, holder, tag, language, waits, openOrder].filter(Boolean).length,
  };
}
export type DeskFilter = ReturnType<typeof useDeskFilter>;

/** As the list is asked for it. */
export const narrowedTo = ({ owner, house, holder, tag, language, waits, openOrder }: DeskFilter) => ({
  ...(owner && { owner_id: owner }),
  ...(house && { property_id: house }),
  ...(holder && { holder }),
  ...(tag && { tag_id: tag }),
  ...(language && { language }),
  ...(waits && { waiting_minutes: Number(waits) }),
  ...(openOrder && { open_order: true }),
});
