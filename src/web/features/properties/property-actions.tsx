import { Pencil, Plus, Trash2 } from 'lucide-react';
import * as copy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Edit and delete, at the start of each row. */
export function PropertyActions({ property: { id, name } }: { property: PropertyRow }) {
  const edit = useUrlDialog('edit');
  const remove = useUrlDialog('remove');
  return (
    <span className="inline-flex gap-1">
      <IconButton
        icon={Pencil}
        label={fill(copy.editNamed, { property: name })}
        size="compact"
        onClick={() => void edit.open(id)}
      />
      <IconButton
        icon={Trash2}
        label={fill(copy.removeNamed, { property: name })}
        size="compact"
        onClick={() => void remove.open(id)}
      />
    </span>
  );
}

export function AddPropertyButton() {
  const allowed = useMay('newProperties.create');
  const add = useUrlDialog('add');
  if (!allowed) return null;
  return (
    <Button variant="primary" size="compact" onClick={() => void add.open('property')}>
      <Icon of={Plus} />
      {copy.addProperty}
    </Button>
  );
}

/** The way to what was removed and can be brought back. */
export function RemovedPropertiesButton() {
  const allowed = useMay('propertyChanges.removed');
  const dialog = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="quiet" size="compact" onClick={() => void dialog.open('removed-properties')}>
      {copy.removedProperties}
    </Button>
  );
}
