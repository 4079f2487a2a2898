import * as copy from '#contract/messages/en/keys.ts';
import { fill } from '#contract/messages/fill.ts';
import { shortcutsIn, useBegunKeys } from '../../../lib/page/shortcuts.ts';
import { KeyNames } from '../../../ui/key-names.tsx';

/** While the second of two keys is waited for: which there are, to be seen and to be heard. */
export function BegunKeys() {
  const begun = useBegunKeys();
  const places = begun ? shortcutsIn('go').filter(({ keys }) => keys.startsWith(`${begun} `)) : [];
  const keyOf = (keys: string) => keys.slice(-1);
  const said = places.map(({ keys, does }) => fill(copy.goKey, { key: keyOf(keys).toUpperCase(), place: does }));
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {begun && [copy.goHint, ...said].join(', ')}
      </div>
      {begun && (
        <div
          aria-hidden="true"
          className="no-print fixed bottom-4 left-1/2 z-60 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 animate-enter flex-wrap justify-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 shadow-e2"
        >
          {places.map(({ keys, does }) => (
            <span key={keys} className="flex items-center gap-1.5">
              <KeyNames keys={keyOf(keys)} />
              {does}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
