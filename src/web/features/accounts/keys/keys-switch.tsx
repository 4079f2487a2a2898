import * as copy from '#contract/messages/en/keys.ts';
import { singleKeys } from '../../../lib/page/single-keys.ts';
import { Switch } from '../../../ui/form/switch.tsx';

/** Turns the keys without a modifier on or off in this browser. */
export function KeysSwitch() {
  const on = singleKeys.useChoice();
  return (
    <Switch
      label={copy.singleKeys}
      hint={copy.singleKeysHint}
      checked={on}
      onChange={(event) => singleKeys.choose(event.target.checked)}
    />
  );
}
