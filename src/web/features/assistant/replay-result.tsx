import type { TranscriptReplay } from '#contract/assistant/assistant.ts';
import { Banner } from '../../ui/banner.tsx';

/** What would be said now, and by whom. */
export function ReplayResult({ replay }: { replay: TranscriptReplay }) {
  const { by, problem, said, sources, will } = replay;
  const own = by === 'model';
  return (
    <Banner
      tone={own ? 'success' : 'warning'}
      title={own ? 'Now its answer would be sent' : 'Now the built-in engine would answer'}
    >
      <div className="grid gap-2">
        {problem && <p className="text-meta text-ink-2">{problem}</p>}
        <p className="break-words whitespace-pre-line">{said || 'Nothing would be said.'}</p>
        {will.length > 0 && (
          <ul className="list-disc pl-5">
            {will.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {sources.length > 0 && <p className="text-meta text-ink-2">Taken from: {sources.join(', ')}</p>}
        <p className="text-meta text-ink-2">
          Read again with the house and the stay as they are now. Nothing was sent, and the model was not asked.
        </p>
      </div>
    </Banner>
  );
}
