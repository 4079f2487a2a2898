import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../ui/overlay/menu.tsx';
import { NativeDialog } from '../../ui/overlay/native-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Row, Section } from './gallery-section.tsx';

type Open = 'dialog' | 'confirm' | 'native' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section title="What opens">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
        <Button onClick={() => setOpen('native')}>Open native dialog</Button>
        <Button onClick={() => showToast({ title: 'Cedar Cottage saved' })}>Show toast</Button>
        <Button
          onClick={() =>
            showToast({ title: 'Cedar Cottage removed', undo: () => showToast({ title: 'Cedar Cottage is back' }) })
          }
        >
          Show toast with Undo
        </Button>
        <Button onClick={() => showToast({ title: 'Failed to update contractor', tone: 'error' })}>
          Show error toast
        </Button>
        <Menu trigger={<IconButton icon={Ellipsis} label="More acts" />}>
          <MenuNote>dana@example.com</MenuNote>
          <MenuSeparator />
          <MenuItem icon={Pencil} onSelect={() => undefined}>
            Edit
          </MenuItem>
          <MenuItem disabled onSelect={() => undefined}>
            Not now
          </MenuItem>
          <MenuLink href="#top">To the top</MenuLink>
          <MenuItem icon={Trash2} danger onSelect={() => undefined}>
            Remove
          </MenuItem>
        </Menu>
        <Tooltip text="Every read of a secret is logged">
          <Button>Hover or focus me</Button>
        </Tooltip>
      </Row>
      <TabsExample />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add Contractor"
        description="They hear of a job by the way you choose."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Add Contractor
            </Button>
          </>
        }
      >
        <Field label="Company" required>
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Confirm Delete"
        confirm="Remove Property"
        danger
        onConfirm={close}
        onClose={close}
      >
        Cedar Cottage will be removed from your active properties. You can undo it for 8 seconds.
      </ConfirmDialog>
      <NativeDialog
        open={open === 'native'}
        onClose={close}
        title="Confirm your stay"
        footer={<Button onClick={close}>Done</Button>}
      >
        <p>Guest and job pages use the browser's own dialog.</p>
      </NativeDialog>
    </Section>
  );
}

function TabsExample() {
  const [tab, setTab] = useState<'waiting' | 'mine' | 'done'>('waiting');
  return (
    <Tabs
      label="Queues"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'waiting', label: 'Waiting', count: 2, panel: <p>Two threads wait.</p> },
        { value: 'mine', label: 'Mine', count: 0, panel: <p>All quiet.</p> },
        { value: 'done', label: 'Done', panel: <p>Nothing today.</p> },
      ]}
    />
  );
}
