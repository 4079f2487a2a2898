import * as copy from '#contract/messages/en/conversations/chat-filters.ts';
import { type GuestLanguage, guestLanguages, languageNames } from '#contract/messages/languages.ts';
import { useClearUrl, useUrlChoice, useUrlFilter } from '../../../lib/address/url-filter.ts';

/** Yes-or-no filters, by their name in the address, in the order they stand. */
export const chatSwitches = {
  waiting: copy.waiting,
  danger: copy.danger,
  'with-order': copy.withOrder,
  'rated-low': copy.ratedLow,
} as const;
export type ChatSwitch = keyof typeof chatSwitches;

const on = ['yes'] as const;
const switchNames = Object.keys(chatSwitches) as ChatSwitch[]; // the keys just written

/** What a view of the chats keeps: the names that its filters have in the address. */
export const chatFilterKeys: readonly string[] = ['find-chat', 'house', 'stay', 'language', ...switchNames];

/** What the chats are narrowed to, as it stands in the address. `words` says it; '' while nothing is. */
export function useChatFilter() {
  const [q, setQ] = useUrlFilter('find-chat');
  const [house, setHouse] = useUrlFilter('house');
  const [stay, setStay] = useUrlFilter('stay');
  const [language, setLanguage] = useUrlChoice<GuestLanguage>('language', guestLanguages);
  const switches = {
    waiting: useUrlChoice('waiting', on),
    danger: useUrlChoice('danger', on),
    'with-order': useUrlChoice('with-order', on),
    'rated-low': useUrlChoice('rated-low', on),
  };
  const isOn = (name: ChatSwitch) => switches[name][0] !== null;
  const clear = useClearUrl(chatFilterKeys);
  return {
    q,
    setQ,
    house,
    setHouse,
    stay,
    setStay,
    language,
    setLanguage,
    isOn,
    turn: (name: ChatSwitch) => switches[name][1](isOn(name) ? null : 'yes'),
    clear,
    words: [
      ...switchNames.filter(isOn).map((name) => chatSwitches[name]),
      language && languageNames[language],
      house && copy.oneHouse,
      stay && copy.oneStay,
      q && `“${q}”`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}
export type ChatFilter = ReturnType<typeof useChatFilter>;

/** As the list is asked for it. */
export const askedOf = ({ q, house, stay, language, isOn }: ChatFilter) => ({
  queue: isOn('waiting') ? ('waiting' as const) : ('all' as const),
  ...(q && { q }),
  ...(house && { propertyId: house }),
  ...(stay && { stayId: stay }),
  ...(language && { language }),
  danger: isOn('danger'),
  withOrder: isOn('with-order'),
  ratedLow: isOn('rated-low'),
});
