/**
 * The one polite voice of a chat. The visible list stays plain: a live list would read out history as older
 * messages load, so only what has newly arrived is put here, as words.
 */
export function Announcer({ text }: { text: string }) {
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
