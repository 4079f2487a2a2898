import { ChevronDown, Languages } from 'lucide-react';
import { type GuestLanguage, guestLanguages, languageNames } from '#contract/messages/languages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useGuestWords } from './guest-words.tsx';

/**
 * Which language the page speaks, each by its own name. It makes room where a phone's keyboard leaves little of the
 * page.
 */
export function LanguageChoice({ onChoose }: { onChoose: (language: GuestLanguage) => void }) {
  const { language, say } = useGuestWords();
  return (
    <label className="relative mx-auto flex w-fit items-center text-meta text-ink-2 [@media(max-height:30rem)]:hidden">
      <span className="sr-only">{say('language')}</span>
      <Icon of={Languages} size={14} className="pointer-events-none absolute left-3" />
      <select
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = guestLanguages.find((one) => one === currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
        className="h-9 appearance-none rounded-control bg-transparent px-8 hover:bg-surface-2 touch:h-11"
      >
        {guestLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} className="pointer-events-none absolute right-3" />
    </label>
  );
}
