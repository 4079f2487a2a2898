import * as copy from '#contract/messages/en/notifications/reach.ts';
import { zonesToChoose, zoneWords } from '../../../lib/time/zones.ts';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';

/** By which clock somebody's hours go; a zone that this browser does not list is offered all the same. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  return (
    <InlineSelect label={copy.zoneLabel} value={value} onChange={({ target }) => onChange(target.value)}>
      {zonesToChoose(value).map((zone) => (
        <option key={zone} value={zone}>
          {zoneWords(zone)}
        </option>
      ))}
    </InlineSelect>
  );
}
