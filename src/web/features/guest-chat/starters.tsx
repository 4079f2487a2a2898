import { Button } from '../../ui/button.tsx';

/** The first words, for those who have none at hand. */
export function Starters({ starters, onPick }: { starters: readonly string[]; onPick: (words: string) => void }) {
  return (
    <ul aria-label="Common questions" className="flex flex-wrap gap-2 pt-2">
      {starters.map((words) => (
        <li key={words}>
          <Button size="large" onClick={() => onPick(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
