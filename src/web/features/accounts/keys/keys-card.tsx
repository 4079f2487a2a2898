import * as copy from '#contract/messages/en/keys.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { KeysSwitch } from './keys-switch.tsx';

/** Where somebody finds the switch without knowing a key: in their profile. */
export function KeysCard() {
  const { open } = useUrlDialog('dialog');
  return (
    <Card aria-labelledby="keys">
      <CardHeader
        id="keys"
        title={copy.title}
        actions={
          <Button size="compact" onClick={() => void open('keys')}>
            {copy.showKeys}
          </Button>
        }
      />
      <KeysSwitch />
    </Card>
  );
}
