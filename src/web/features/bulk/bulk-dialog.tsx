import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import { type DeedKind, isForPairs, subjectOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as common from '#contract/messages/en/common.ts';
import { title as tryAsGuest } from '#contract/messages/en/knowledge/guest-preview.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { tabDraft } from '../../lib/offline/draft-store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { runDeed } from './bulk-acts.ts';
import { type Chosen, DeedFields, type FieldsProps } from './deed-fields.tsx';
import { counted, countedRows, deedActs, deedTitles } from './deed-words.ts';
import { LeftOutReport } from './left-out-report.tsx';
import { TrialWords } from './trial-words.tsx';
import { deedOf, nothingTyped, type Typed } from './typed-deed.ts';
import { useTrial } from './use-trial.ts';

type Props = {
  act: DeedKind;
  chosen: readonly Chosen[];
  open: boolean;
  onClose: () => void;
  rules: FieldsProps['rules'] | undefined;
  preview: ArticlePreview | undefined;
};

/** A chat that answers at a property from an article that is not saved yet, which another feature draws. */
export type ArticlePreview = (
  article: Pick<Typed, 'title' | 'body' | 'audience'> & { property_id: string },
) => ReactNode;

/** One thing for many: said, counted, done, reported. A default export, so that it comes when it is first opened. */
export default function BulkDialog(props: Props) {
  const [report, setReport] = useState<DeedReport | null>(null);
  const { act, open, onClose } = props;
  const close = () => {
    onClose();
    setReport(null);
  };
  if (report)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={copy.reportTitle}
        footer={<Button onClick={close}>{common.close}</Button>}
      >
        <LeftOutReport report={report} />
      </Dialog>
    );
  return <DeedForm key={act} {...props} onDone={(done) => (done.refused.length > 0 ? setReport(done) : close())} />;
}

/** In this tab: what was typed is there again after an accident. */
const draftOf = (act: DeedKind) => tabDraft<Typed>(`bulk.${act}`);

function DeedForm({
  act,
  chosen,
  open,
  onClose,
  onDone,
  rules,
  preview,
}: Props & { onDone: (report: DeedReport) => void }) {
  const formId = useId();
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothingTyped, ...draftOf(act).read() }));
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ids = chosen.map(({ id }) => id);
  const deed = deedOf(act, typed);
  const trial = useTrial(ids, open ? deed : null);
  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    draftOf(act).write(next);
    setFailure(null);
  };
  const cancel = () => {
    draftOf(act).write(null);
    setTyped(nothingTyped);
    onClose();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (!deed || wrong)
      return form.querySelector<HTMLElement>('[aria-invalid=true], input:not([type=radio]), select, textarea')?.focus();
    if (busy) return undefined;
    setBusy(true);
    try {
      const report = await runDeed(ids, deed);
      draftOf(act).write(null);
      onDone(report);
    } catch (error) {
      setFailure(fill(copy.runFailed, { why: messageOf(error) }));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const [first] = chosen;
  const { title, body, audience } = typed;
  const trialed = deed && trial.data && !trial.isFetching ? trial.data.done : undefined;
  /** Of pairs nothing is known before it was counted. */
  const words =
    trialed === undefined && isForPairs(act)
      ? deedTitles[act]
      : fill(deedActs[act], { what: counted(act, trialed ?? chosen.length) });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide={act === 'set_rules' || act === 'add_article'}
      aside={
        act === 'add_article' &&
        first &&
        preview && <Suspense>{preview({ title, body, audience, property_id: first.id })}</Suspense>
      }
      asideName={tryAsGuest}
      title={deedTitles[act]}
      description={fill(copy.forSelected, { what: countedRows(subjectOf(act), chosen.length) })}
      footer={<FormButtons form={formId} act={words} doing={copy.doing} busy={busy} onLeave={cancel} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <DeedFields
          act={act}
          typed={typed}
          change={change}
          chosen={chosen}
          tried={tried}
          rules={rules}
          onWrong={setWrong}
        />
        {tried && act === 'set_rules' && !deed && (
          <p role="alert" className="text-danger-text">
            {copy.ruleNeeded}
          </p>
        )}
        <TrialWords trial={trial} asked={deed !== null} />
      </form>
    </Dialog>
  );
}
