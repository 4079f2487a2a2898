import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/knowledge/mend.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadingDialog } from '../../../ui/overlay/loading-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MendForm } from './mend-form.tsx';
import { type AboutNote, nameOf, useMendedNote } from './mended-note.ts';

export type Mending = AboutNote & {
  /** What the assistant said. */
  told: string;
  /** What the guest had asked; null where they had written nothing. */
  question: string | null;
};

type Props = { about: Mending; open: boolean; onClose: () => void; onSaved: () => void };

/** A note that was told and is wrong, mended over the chat. A default export, so that it comes when it is first opened. */
export default function MendDialog({ about, open, onClose, onSaved }: Props) {
  const title = fill(copy.title, { title: about.source.title });
  const { query, note } = useMendedNote(about);
  if (note === undefined)
    return (
      <LoadingDialog
        open={open}
        onClose={onClose}
        title={title}
        failure={query.error ? messageOf(query.error) : null}
        onRetry={() => void query.refetch()}
      >
        <Skeleton className="h-60" label={copy.loading} />
      </LoadingDialog>
    );
  if (note === null) return <InForm about={about} open={open} onClose={onClose} title={title} />;
  return (
    <MendForm
      key={about.source.id}
      about={about}
      note={note}
      title={title}
      open={open}
      onClose={onClose}
      onSaved={onSaved}
      onReadAgain={() => query.refetch()}
    />
  );
}

/** A number or a choice is changed where the form asks for it. */
function InForm({ about, open, onClose, title }: Pick<Props, 'about' | 'open' | 'onClose'> & { title: string }) {
  const linkTo = useDialogLink('edit');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={copy.inForm}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Link
            {...linkTo(`${about.propertyId}:${nameOf(about.source.id)}`)}
            className={buttonClass({ variant: 'primary' })}
          >
            {copy.openForm}
          </Link>
        </>
      }
    />
  );
}
