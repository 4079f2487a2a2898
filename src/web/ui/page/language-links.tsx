import * as copy from '#contract/messages/en/language.ts';
import { languageNames, type PeopleLanguage } from '#contract/messages/languages.ts';

/** The other languages, each by its own name, for whoever is not signed in. */
type Parts = { others: readonly PeopleLanguage[]; onChoose: (language: PeopleLanguage) => void };

export function LanguageLinks({ others, onChoose }: Parts) {
  return (
    <nav aria-label={copy.language} className="flex flex-wrap justify-center gap-x-4">
      {others.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          onClick={() => onChoose(language)}
          className="min-h-11 px-2 text-meta text-ink-2 underline"
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}
