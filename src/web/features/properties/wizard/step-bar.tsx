import { Check } from 'lucide-react';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../../../ui/cx.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tabClass } from '../../../ui/tab-class.ts';
import { steps } from './steps.ts';

/** Where one is in the wizard, what each step lacks, and the way to each. `lacking` has a list of names per step. */
export function StepBar({
  step,
  lacking,
  done,
  onGo,
}: {
  step: number;
  lacking: readonly (readonly string[])[];
  /** Whether something stands in it and nothing is wrong with it, per step. */
  done: readonly boolean[];
  onGo: (step: number) => void;
}) {
  const place = fill(copy.place, { step: step + 1, count: steps.length });
  return (
    <div className="grid gap-3">
      <nav aria-label={copy.steps} className="max-md:hidden">
        <ol className="flex justify-between border-b border-line">
          {steps.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === step ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={cx(tabClass(index === step), 'gap-1.5 px-2')}
              >
                {title}
                <Lack names={lacking[index] ?? []} done={index !== step && done[index] === true} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex items-center gap-3 md:hidden">
        <p className="shrink-0 text-label">{place}</p>
        <NativeSelect
          aria-label={copy.goToStep}
          value={String(step)}
          onChange={({ target }) => onGo(Number(target.value))}
          className="min-w-44"
        >
          {steps.map(({ title }, index) => (
            <option key={title} value={String(index)}>
              {optionWords(title, lacking[index] ?? [])}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step + 1}
        aria-valuetext={place}
        className="grid grid-cols-6 gap-1"
      >
        {steps.map(({ title }, index) => (
          <span key={title} className={cx('h-1 rounded-full', index <= step ? 'bg-primary' : 'bg-surface-3')} />
        ))}
      </div>
    </div>
  );
}

const optionWords = (step: string, names: readonly string[]) =>
  names.length > 0 ? fill(copy.stepToGo, { step, count: names.length }) : step;

function Lack({ names, done }: { names: readonly string[]; done: boolean }) {
  if (names.length > 0) {
    return (
      <span className="text-meta text-ink-3">
        <span className="sr-only">{fill(copy.toGoAloud, { count: names.length, fields: names.join(', ') })}</span>
        <span aria-hidden="true">{fill(copy.toGo, { count: names.length })}</span>
      </span>
    );
  }
  return done ? <Icon of={Check} size={14} className="text-success-text" /> : null;
}
