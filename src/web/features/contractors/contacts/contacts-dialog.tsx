import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { chosenIn } from './choices.ts';
import { ChooseContacts } from './choose-contacts.tsx';
import { ContactChoices } from './contact-choices.tsx';
import { LeftOut } from './left-out.tsx';
import { type Contacts, useContacts } from './use-contacts.ts';

/** Contractors from a contacts file: chosen, looked at, added. A default export, so that it comes when it is first opened. */
export default function ContactsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const it = useContacts(onClose);
  const [tried, setTried] = useState(false);
  const leave = () => {
    it.startAgain();
    setTried(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={copy.importTitle}
      footer={<Buttons it={it} onCancel={leave} onTry={() => setTried(true)} />}
    >
      {!it.kept && <ChooseContacts it={it} />}
      {it.kept && <Preview it={it} kept={it.kept} tried={tried} />}
    </Dialog>
  );
}

function Preview({ it, kept, tried }: { it: Contacts; kept: NonNullable<Contacts['kept']>; tried: boolean }) {
  const { add, done } = it;
  const { ready, lacking } = chosenIn(kept);
  if (add.isPending) {
    const count = done + ready.length;
    return (
      <div className="grid gap-2">
        <progress aria-label={copy.addingThem} max={count} value={done} className="h-2 w-full accent-primary" />
        <p role="status">{fill(copy.addingProgress, { done, count })}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {add.error && <Banner tone="danger">{fill(copy.someFailed, { why: messageOf(add.error) })}</Banner>}
      {tried && ready.length === 0 && lacking.length === 0 && <Banner tone="danger">{copy.chooseSomebody}</Banner>}
      <ContactChoices kept={kept} lacking={tried ? lacking : []} onChoose={it.choose} />
      <LeftOut preview={kept.preview} />
    </div>
  );
}

function Buttons({ it, onCancel, onTry }: { it: Contacts; onCancel: () => void; onTry: () => void }) {
  const { kept, add, startAgain } = it;
  if (!kept) return <Button onClick={onCancel}>{common.cancel}</Button>;
  const { ready, lacking } = chosenIn(kept);
  const press = () => {
    onTry();
    if (lacking.length > 0) return document.getElementById(`contact-trade-${lacking[0]}`)?.focus();
    if (ready.length > 0) add.mutate(kept);
    return undefined;
  };
  return (
    <>
      <Button variant="quiet" disabled={add.isPending} onClick={startAgain}>
        {copy.chooseAnother}
      </Button>
      <Button disabled={add.isPending} onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button variant="primary" busy={add.isPending} onClick={press}>
        {fill(copy.addChosen, { count: ready.length + lacking.length })}
      </Button>
    </>
  );
}
