import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const keys: { keys: string[]; does: string }[] = [
  { keys: ['J'], does: copy.keyNext },
  { keys: ['K'], does: copy.keyPrevious },
  { keys: ['R'], does: copy.keyReply },
  { keys: ['P'], does: copy.keyProposal },
  { keys: ['N'], does: copy.keyNote },
  { keys: ['A'], does: copy.keyTakeOver },
  { keys: ['C'], does: copy.openWorkOrder },
  { keys: ['H'], does: copy.handBackToAssistant },
  { keys: ['E'], does: copy.keyClose },
  { keys: ['⌘', 'Enter'], does: copy.keySend },
  { keys: ['Esc'], does: copy.keyEscape },
  { keys: ['?'], does: copy.keyList },
];

/**
 * The console's keys, and the switch that turns the single ones off. A default export, so that it comes when asked for.
 */
export default function KeysDialog({
  open,
  on,
  onSwitch,
  onClose,
}: {
  open: boolean;
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.keysTitle}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Switch
        label={copy.singleKeys}
        hint={copy.singleKeysHint}
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <dl className="mt-4 grid gap-2">
        {keys.map(({ keys: names, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 border-t border-line pt-2">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
