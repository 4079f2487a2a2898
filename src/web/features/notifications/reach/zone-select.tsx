import * as copy from '#contract/messages/en/notifications/reach.ts';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { zoneWords } from './clock-words.ts';
import { ownZone } from './use-reach.ts';

/** By which clock somebody's hours go; a zone that this browser does not list is offered all the same. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const zones = new Set([ownZone(), value, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <InlineSelect label={copy.zoneLabel} value={value} onChange={({ target }) => onChange(target.value)}>
      {[...zones].map((zone) => (
        <option key={zone} value={zone}>
          {zoneWords(zone)}
        </option>
      ))}
    </InlineSelect>
  );
}
