import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { InlineInput } from '../../ui/form/inline-controls.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** A guest who writes one of them gets a person at once. */
export function Phrases({ phrases, onChange }: { phrases: string[]; onChange: (phrases: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const phrase = typed.trim();
    const wrong = wrongWith(phrase, phrases);
    setProblem(wrong);
    if (wrong) return;
    onChange([...phrases, phrase]);
    setTyped('');
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="leading-normal">{copy.phrasesRule}</p>
      {phrases.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {phrases.map((phrase) => (
            <li key={phrase} className="flex items-center gap-1 rounded-control border border-line pl-3">
              {fill(copy.quotedPhrase, { phrase })}
              <IconButton
                icon={X}
                label={fill(copy.removePhrase, { phrase })}
                size="compact"
                onClick={() => onChange(phrases.filter((one) => one !== phrase))}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-wrap items-center gap-2">
        <InlineInput
          label={copy.phrasesName}
          placeholder={copy.phraseExample}
          className="w-64"
          value={typed}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setProblem(isTooLong(value.trim()) ? copy.phraseTooLong : undefined);
          }}
        />
        <Button type="submit" size="compact">
          {copy.addPhrase}
        </Button>
      </form>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

const isTooLong = (phrase: string) => phrase.length > 80;

function wrongWith(phrase: string, phrases: readonly string[]): string | undefined {
  if (phrase.length < 2) return copy.phraseTooShort;
  if (isTooLong(phrase)) return copy.phraseTooLong;
  return phrases.some((one) => one.toLowerCase() === phrase.toLowerCase()) ? copy.phraseKnown : undefined;
}
