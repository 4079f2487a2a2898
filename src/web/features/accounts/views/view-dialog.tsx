import { type FormEvent, useId, useState } from 'react';
import { type SavedView, type ViewedTable, viewLimits } from '#contract/accounts/saved-views.ts';
import * as copy from '#contract/messages/en/accounts/views.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { refreshViews } from './view-acts.ts';

/** Names a view: a new one of what is seen, or one that there is. A default export, so that it comes when asked for. */
export default function ViewDialog({
  table,
  view,
  search,
  open,
  onClose,
  onSaved,
}: {
  table: ViewedTable;
  /** Null for a new one. */
  view: SavedView | null;
  search: string;
  open: boolean;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}) {
  const formId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (!name.trim()) {
      setError(copy.nameNeeded);
      return field?.focus();
    }
    if (busy) return undefined;
    setBusy(true);
    try {
      const saved = view
        ? await api.savedViews.change({ id: view.id, name })
        : await api.savedViews.save({ table, name, search });
      await refreshViews();
      showToast({ title: fill(copy.viewSaved, { view: saved.name }) });
      onClose();
      if (!view) {
        setName('');
        onSaved(saved);
      }
    } catch (refused) {
      setError(fieldsOf(refused).name ?? messageOf(refused));
      field?.focus();
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view ? fill(copy.renameTitle, { view: view.name }) : copy.saveViewTitle}
      description={view ? undefined : copy.saveViewLead}
      footer={
        <FormButtons
          form={formId}
          act={view ? common.saveChanges : copy.saveView}
          doing={copy.saving}
          busy={busy}
          onLeave={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Field label={copy.nameLabel} required unmarked error={error}>
          <TextInput
            name="name"
            value={name}
            maxLength={viewLimits.nameLength}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
