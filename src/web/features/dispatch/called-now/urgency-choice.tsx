import { type Urgency, urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/called-now.ts';
import { useUrlChoice } from '../../../lib/address/url-filter.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';

/** How urgent the job is that nobody has reported; it stands in the address. */
export function useCalledUrgency(): [Urgency, (urgency: Urgency) => void] {
  const [urgency, setUrgency] = useUrlChoice('called-for', urgencies);
  return [urgency ?? 'medium', (next) => setUrgency(next === 'medium' ? null : next)];
}

export function UrgencyChoice({ value, onChange }: { value: Urgency; onChange: (urgency: Urgency) => void }) {
  return (
    <NativeSelect
      aria-label={copy.urgency}
      value={value}
      onChange={({ target }) => onChange(urgencies.find((one) => one === target.value) ?? value)}
    >
      {urgencies.map((one) => (
        <option key={one} value={one}>
          {urgencyLabels[one]}
        </option>
      ))}
    </NativeSelect>
  );
}
