import { Button } from '../../../ui/button.tsx';

/** Words to send at a tap: the first ones for those who have none at hand, later the short answers to a question. */
export function ReadyWords({
  label,
  list,
  onPick,
}: {
  label: string;
  list: readonly string[];
  onPick: (words: string) => void;
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 pt-2">
      {list.map((words) => (
        <li key={words}>
          <Button size="large" onClick={() => onPick(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
