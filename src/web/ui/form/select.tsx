import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import * as copy from '#contract/messages/en/ui.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { itemClass, popupClass } from '../overlay/popup.ts';
import { useSteadyPress } from '../overlay/steady-press.ts';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';

export type SelectOption<V extends string> = { value: V; label: string };

/** One of a closed list, for signed-in screens. Inside a <Field> it takes its label from there, else pass `label`. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder = copy.select,
  label,
  name,
  disabled,
  className,
}: {
  options: readonly SelectOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  placeholder?: string;
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}) {
  const control = useFieldControl();
  const { onMouseDown, onOpenChange } = useSteadyPress();
  return (
    <Base.Root
      items={options}
      onOpenChange={onOpenChange}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
    >
      <Base.Trigger
        {...control}
        aria-label={label}
        onMouseDown={onMouseDown}
        className={cx(boxClass, 'flex h-10 items-center justify-between gap-2 text-left touch:h-11', className)}
      >
        <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={placeholder} />
        <Icon of={ChevronDown} className="shrink-0 text-ink-2" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className={cx(popupClass, 'max-h-72 min-w-(--anchor-width) overflow-y-auto')}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={itemClass}>
                <Base.ItemText className="grow">{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Icon of={Check} />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
