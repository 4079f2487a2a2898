import { Pause, Play, RotateCcw, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import * as copy from '#contract/messages/en/site/home.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Lamp } from '../../ui/lamp.tsx';
import { FacadeTile } from '../../ui/page/facade-tile.tsx';

/** A night's conversation that plays once, by style alone; its last frame where motion or scripts are not wanted. */
export function SampleChat() {
  return (
    <figure
      id="example"
      className="sample relative w-full overflow-hidden rounded-dialog border border-line bg-surface"
    >
      <figcaption className="flex flex-wrap items-center gap-3 border-b border-line p-4">
        <FacadeTile id="cedar-cottage" lit size={40} />
        <div className="min-w-24 flex-1">
          <p className="text-label">{copy.sampleProperty}</p>
          <Lamp on words={copy.sampleAssistantOn} />
        </div>
        <span className="rounded-small border border-line-strong px-2 py-0.5 text-meta text-ink-2">
          {chromeCopy.example}
        </span>
      </figcaption>
      <ol className="sample-chat grid grid-cols-1 gap-3 p-4">
        <Line from="guest">{copy.sampleLeak}</Line>
        <Line from="house" source={copy.sampleSource}>
          {copy.sampleValve}
        </Line>
        <Line from="guest">{copy.sampleStopped}</Line>
        <Line from="house">{copy.sampleSending}</Line>
        <OrderLine />
      </ol>
      <div className="sample-controls grid justify-end px-4 pb-3 *:col-start-1 *:row-start-1">
        <Control name="pause" label={copy.samplePause} on={Play} off={Pause} />
        <Control name="again" label={copy.sampleAgain} on={RotateCcw} off={RotateCcw} />
      </div>
    </figure>
  );
}

function Line({ from, source, children }: { from: 'guest' | 'house'; source?: string; children: ReactNode }) {
  const guest = from === 'guest';
  return (
    <li className={cx('grid max-w-[85%] gap-1', guest ? 'ml-auto justify-items-end' : 'mr-auto')}>
      <span className="sr-only">{guest ? copy.sampleGuest : copy.samplePorchlight} </span>
      <p
        className={cx(
          'max-w-full rounded-dialog px-4 py-2.5 wrap-anywhere',
          guest ? 'rounded-br-check bg-bubble-own text-on-bubble-own' : 'rounded-bl-check bg-surface-3',
        )}
      >
        {children}
      </p>
      {source && <span className="px-1 text-meta text-ink-3">{fill(copy.sampleFrom, { source })}</span>}
    </li>
  );
}

function OrderLine() {
  return (
    <li className="flex items-center gap-3 rounded-card border border-line p-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-success-soft text-success-text">
        <Icon of={Wrench} size={20} />
      </span>
      <div className="min-w-0">
        <p className="text-label">{copy.sampleAccepted}</p>
        <p className="text-meta text-ink-2">{copy.sampleArrival}</p>
      </div>
    </li>
  );
}

/** A box that is ticked for "paused" or "again"; the style follows it. */
function Control({ name, label, on, off }: { name: string; label: string; on: typeof Play; off: typeof Play }) {
  return (
    <label className="group relative grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-3 has-focus-visible:outline-2 has-focus-visible:outline-focus touch:size-11">
      <input type="checkbox" name={name} aria-label={label} className="absolute inset-0 cursor-pointer opacity-0" />
      <Icon of={on} className="hidden group-has-checked:block" />
      <Icon of={off} className="group-has-checked:hidden" />
    </label>
  );
}
