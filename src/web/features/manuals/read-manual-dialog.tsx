import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { title as tryAsGuest } from '#contract/messages/en/knowledge/guest-preview.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { browserDraft } from '../../lib/offline/draft-store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type KeptManual, nothingRead, previewedFrom, standsOf, type Taken } from './choices.ts';
import { HouseChoice } from './house-choice.tsx';
import type { Answers, Question } from './question.ts';
import { Review } from './review.tsx';
import { SourcePanel } from './source-panel.tsx';
import { useReading } from './use-reading.ts';
import { useSaveFound } from './use-save-found.ts';

type Props = {
  open: boolean;
  /** The property that it was opened from; null to choose. */
  propertyId: string | null;
  questions: readonly Question[];
  /** A chat that answers from a property's answers and articles as they would be; its id is null for all of them. */
  preview: (propertyId: string | null, after: Taken) => ReactNode;
  onClose: () => void;
};

/** A manual into a property that is there already, or into articles for all. A default export, so that it comes late. */
export default function ReadManualDialog({ open, propertyId, questions, preview, onClose }: Props) {
  const [store] = useState(() => browserDraft<KeptManual>(`manual.${propertyId ?? 'any'}`));
  const [kept, setKept] = useState<KeptManual>(() => ({
    ...nothingRead,
    propertyId: propertyId ?? '',
    ...store.read(),
  }));
  const keep = (next: KeptManual) => {
    setKept(next);
    store.write(next);
  };
  const id = kept.propertyId ?? '';
  const house = useQuery({ ...orpc.properties.get.queryOptions({ input: { id } }), enabled: id !== '' });
  const now = answersOf(house.data, questions);
  const reading = useReading({ kept, keep, now });
  const saving = useSaveFound({
    kept,
    keep,
    now,
    questions,
    property: house.data,
    onSaved: () => {
      store.write(null);
      setKept({ ...nothingRead, propertyId: propertyId ?? '' });
      onClose();
    },
  });
  const chooseHouse = (next: string) => keep({ ...kept, propertyId: next });
  const looking = kept.reading !== null;
  const waiting = id !== '' && !house.data;
  const { values, articles } = previewedFrom(kept, now);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      aside={looking && !waiting && preview(id || null, { values: { ...now, ...values }, articles })}
      asideName={tryAsGuest}
      title={looking ? copy.foundTitle : copy.readTitle}
      description={looking ? undefined : copy.bringLead}
      footer={
        <>
          {looking ? (
            <Button variant="quiet" onClick={reading.backToText}>
              {copy.backToText}
            </Button>
          ) : (
            <Button onClick={onClose}>{common.cancel}</Button>
          )}
          <Button
            variant="primary"
            busy={saving.busy || reading.busy !== null}
            onClick={looking ? saving.save : reading.readText}
          >
            {looking ? copy.saveFound : copy.readIt}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {saving.failure && <Banner tone="danger">{saving.failure}</Banner>}
        {propertyId === null && <HouseChoice value={id} onChange={chooseHouse} />}
        {!looking && <SourcePanel reading={reading} text={kept.text} />}
        {looking && waiting && <Waiting error={house.error} onRetry={() => void house.refetch()} />}
        {looking && !waiting && (
          <Review
            kept={withTicks(kept, now)}
            keep={keep}
            reading={reading}
            questions={questions}
            needed={[]}
            now={now}
            tried={saving.tried}
            lead={copy.foundLeadSaved}
            articlesAlone={id === ''}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Another property, or a change by somebody else, may have made of an answer that fills one that is there already. */
const withTicks = (kept: KeptManual, now: Answers): KeptManual => ({
  ...kept,
  fields: kept.fields.map((one) => ({ ...one, ticked: one.ticked && standsOf(one, now) !== 'same' })),
});

function answersOf(property: object | undefined, questions: readonly Question[]): Answers {
  const values = new Map<string, unknown>(Object.entries(property ?? {}));
  return Object.fromEntries(
    questions.map(({ name }) => {
      const value = values.get(name);
      return [name, value === null || value === undefined ? '' : String(value)];
    }),
  );
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Skeleton label={copy.loadingHouse} className="h-40" />;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="compact" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {copy.houseFailed} {messageOf(error)}
    </Banner>
  );
}
