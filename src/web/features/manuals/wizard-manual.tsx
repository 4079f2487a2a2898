import { ClipboardPaste } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldError } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { isIncomplete, type KeptManual, nothingRead, type Taken, takenFrom } from './choices.ts';
import { keptFrom, written } from './kept-in-draft.ts';
import type { Answers, Question } from './question.ts';
import { Review } from './review.tsx';
import { DropArea, SourcePanel } from './source-panel.tsx';
import { useReading } from './use-reading.ts';

type Props = {
  questions: readonly Question[];
  needed: readonly string[];
  /** What stands in the wizard's form now. */
  now: Answers;
  /** What is kept of a reading, as this panel wrote it; null where none was begun. */
  manual: string | null;
  onKeep: (manual: string | null) => void;
  onTake: (taken: Taken) => void;
  onOpen: (open: boolean) => void;
};

/** A manual in the wizard: a card that takes it, then all of the step's room to look it through. */
export function WizardManual({ questions, needed, now, manual, onKeep, onTake, onOpen }: Props) {
  const kept = keptFrom(manual);
  const keep = (next: KeptManual) => onKeep(written(next));
  const begun = kept ?? nothingRead;
  const reading = useReading({ kept: begun, keep, now });
  const [tried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const looking = begun.reading !== null;
  const isOpen = kept !== null && !kept.aside;
  const opened = useEffectEvent(onOpen);
  useEffect(() => opened(isOpen), [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from the text to what was found the heading changes
  useEffect(() => {
    if (!isOpen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isOpen, looking]);
  if (!isOpen)
    return (
      <BringCard
        begun={kept !== null}
        onOpen={() => keep({ ...begun, aside: false })}
        onDrop={reading.readFile}
        busy={reading.busy}
        error={reading.error}
        onDiscard={() => {
          onKeep(null);
          showToast({ title: copy.discarded, undo: () => onKeep(manual) });
        }}
      />
    );
  const taken = takenFrom(begun, now);
  const count = Object.keys(taken.values).length;
  const wrong = questions.some(({ name, errorOf }) => taken.values[name] && errorOf(taken.values[name]));
  const use = () => {
    setTried(true);
    if (count + taken.articles.length === 0 || wrong || begun.articles.some(isIncomplete)) return;
    onTake(taken);
  };
  const leave = () => (begun.text.trim() || looking ? keep({ ...begun, aside: true }) : onKeep(null));
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} data-step-heading className="text-label outline-none">
        {looking ? copy.foundTitle : copy.bringTitle}
      </h3>
      {looking ? (
        <Review
          kept={begun}
          keep={keep}
          reading={reading}
          questions={questions}
          needed={needed}
          now={now}
          tried={tried}
          lead={copy.foundLead}
        />
      ) : (
        <SourcePanel reading={reading} text={begun.text} />
      )}
      {tried && looking && count + taken.articles.length === 0 && <Banner tone="danger">{copy.useNothing}</Banner>}
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        {looking && (
          <Button variant="quiet" onClick={reading.backToText}>
            {copy.backToText}
          </Button>
        )}
        <Button onClick={leave}>{copy.backToForm}</Button>
        <Button variant="primary" busy={reading.busy !== null} onClick={looking ? use : reading.readText}>
          {looking ? fill(copy.useAnswers, { count }) : copy.readIt}
        </Button>
      </div>
    </div>
  );
}

function BringCard({
  begun,
  busy,
  error,
  onOpen,
  onDrop,
  onDiscard,
}: {
  begun: boolean;
  busy: string | null;
  error: string | undefined;
  onOpen: () => void;
  onDrop: (file: File) => void;
  onDiscard: () => void;
}) {
  return (
    <DropArea onDrop={onDrop}>
      <div>
        <h4 className="text-label">{copy.bringTitle}</h4>
        <p className="text-ink-2">{copy.bringLead}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="compact" busy={busy !== null} onClick={onOpen}>
          <Icon of={ClipboardPaste} />
          {begun ? copy.goOn : copy.bring}
        </Button>
        {begun && (
          <Button variant="quiet" size="compact" onClick={onDiscard}>
            {copy.discard}
          </Button>
        )}
      </div>
      <p role="status" className={cx('text-ink-2', !busy && 'sr-only')}>
        {busy}
      </p>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </DropArea>
  );
}
