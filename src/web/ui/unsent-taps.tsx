import { CircleAlert, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/offline.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Fill } from './fill.tsx';
import { Icon } from './icon.tsx';
import { DateTime } from './time.tsx';

/** Something tapped that the server does not have: `details` are what was typed or chosen with it. */
export type UnsentTap = {
  id: string;
  /** ISO 8601. */
  at: string;
  state: 'waiting' | 'sending' | 'refused';
  problem: string | null;
  what: string;
  details: readonly string[];
};

type Props = { taps: readonly UnsentTap[]; onTakeBack: (id: string) => void; onRetry: (id: string) => void };

/** What waits to be sent, to be taken back as long as it does; and what was refused, with why. Nothing where all went. */
export function UnsentTaps({ taps, onTakeBack, onRetry }: Props) {
  const refused = taps.filter(({ state }) => state === 'refused');
  const waiting = taps.filter(({ state }) => state !== 'refused');
  return (
    <div aria-live="polite" className="grid gap-4 empty:hidden">
      {refused.length > 0 && (
        <Part title={copy.refusedTitle} tone="danger">
          {refused.map((tap) => (
            <TapRow key={tap.id} tap={tap}>
              <TapButton words={common.tryAgain} tap={tap} onPress={onRetry} />
              <TapButton words={copy.putAway} tap={tap} onPress={onTakeBack} />
            </TapRow>
          ))}
        </Part>
      )}
      {waiting.length > 0 && (
        <Part title={copy.waitingTitle} tone="warning" hint={copy.goesByItself}>
          {waiting.map((tap) => (
            <TapRow key={tap.id} tap={tap}>
              {tap.state === 'waiting' && <TapButton words={copy.takeBack} tap={tap} onPress={onTakeBack} />}
            </TapRow>
          ))}
        </Part>
      )}
    </div>
  );
}

type PartProps = { title: string; tone: 'warning' | 'danger'; hint?: string; children: ReactNode };

function Part({ title, tone, hint, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-2 rounded-control border p-3',
        tone === 'danger' ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft',
      )}
    >
      <h2
        id={id}
        className={cx(
          'flex items-center gap-2 text-label',
          tone === 'danger' ? 'text-danger-text' : 'text-warning-text',
        )}
      >
        <Icon of={tone === 'danger' ? CircleAlert : Clock} size={20} className="shrink-0" />
        {title}
      </h2>
      {hint && <p className="text-meta">{hint}</p>}
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

function TapRow({ tap: { at, state, problem, what, details }, children }: { tap: UnsentTap; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-2">
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="text-label">{what}</p>
        {details.length > 0 && <p className="whitespace-pre-line">{details.join('\n')}</p>}
        {problem && <p className="text-danger-text">{problem}</p>}
        <p className="text-meta">
          {state === 'sending' ? copy.sending : <Fill of={copy.tappedAt} with={{ when: <DateTime at={at} /> }} />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

type ButtonProps = { words: string; tap: UnsentTap; onPress: (id: string) => void };

function TapButton({ words, tap: { id, what }, onPress }: ButtonProps) {
  return (
    <Button aria-label={fill(copy.ofWhat, { button: words, what })} onClick={() => onPress(id)}>
      {words}
    </Button>
  );
}
