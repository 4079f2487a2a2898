import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const keys: { keys: string[]; does: string }[] = [
  { keys: ['J'], does: 'Next chat in the list' },
  { keys: ['K'], does: 'Chat before it' },
  { keys: ['R'], does: 'Reply to the guest' },
  { keys: ['P'], does: 'Go to what the assistant proposes' },
  { keys: ['N'], does: 'Write an internal note' },
  { keys: ['A'], does: 'Take the chat over, or ask the colleague who has it' },
  { keys: ['C'], does: 'Open a work order' },
  { keys: ['H'], does: 'Hand back to the assistant' },
  { keys: ['E'], does: 'Close the chat (asks first while somebody waits)' },
  { keys: ['⌘', 'Enter'], does: 'Send (Ctrl+Enter and Enter do too)' },
  { keys: ['Esc'], does: 'Leave the field, back to these keys' },
  { keys: ['?'], does: 'Show this list' },
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
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" footer={<Button onClick={onClose}>Close</Button>}>
      <Switch
        label="Single-key shortcuts"
        hint="They rest while you write."
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
