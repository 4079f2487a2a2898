import { useWatch } from 'react-hook-form';
import * as copy from '#contract/messages/en/properties/address.ts';
import { fill } from '#contract/messages/fill.ts';
import { usStates } from '#contract/states.ts';
import { stateOfZip } from '#contract/zip-states.ts';
import { Button } from '../../../../ui/button.tsx';
import type { WizardForm } from '../step-input.tsx';

/** Below the state: the one that the ZIP code belongs to, where none is chosen yet or another is. Nothing is set unasked. */
export function StateOfZip({ form }: { form: WizardForm }) {
  const [zip, state] = useWatch({ control: form.control, name: ['zip', 'state'] });
  const found = stateOfZip(zip);
  const differs = found !== null && found !== state;
  return (
    <div role="status">
      {differs && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
          {state && <span>{fill(copy.zipElsewhere, { zip: zip.slice(0, 3), state: usStates[found] })}</span>}
          <Button
            size="compact"
            onClick={() =>
              form.setValue('state', found, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
            }
          >
            {fill(copy.useState, { state: usStates[found] })}
          </Button>
        </div>
      )}
    </div>
  );
}
