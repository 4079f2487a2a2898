import * as photosCopy from '#contract/messages/en/properties/photos.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { RelativeTime } from '../../../ui/time.tsx';
import { draftWords, type WizardState } from './draft.ts';
import type { FoundDraft } from './draft-shelf.ts';
import { allFields, said } from './steps.ts';

type Props = {
  offers: readonly FoundDraft[];
  /** Whether something stands in the wizard already. */
  hasTyped: boolean;
  onTake: (draft: FoundDraft) => void;
  onDiscard: (draft: FoundDraft) => void;
};

/** What was begun and not saved, each by itself, with what is in it. */
export function DraftOffers({ offers, hasTyped, onTake, onDiscard }: Props) {
  if (offers.length === 0) return null;
  return (
    <Banner tone="info" title={fill(copy.begunProperties, { count: offers.length })}>
      {hasTyped && <p>{copy.typedIsKept}</p>}
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <li key={offer.id} className="grid min-w-0 gap-2 wrap-anywhere">
            <p>
              <Fill
                of={copy.draftSaved}
                with={{
                  draft: draftWords(offer.wizardState),
                  ago: <RelativeTime at={new Date(offer.at).toISOString()} />,
                }}
              />
            </p>
            <InIt wizardState={offer.wizardState} />
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" size="compact" onClick={() => onTake(offer)}>
                {copy.continueDraft}
              </Button>
              <Button size="compact" onClick={() => onDiscard(offer)}>
                {copy.discardDraft}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function InIt({ wizardState: { values, contractors, images, articles } }: { wizardState: WizardState }) {
  const answers = allFields.filter(({ name }) => values[name].trim());
  const photos = allFields.flatMap(({ photo }) => (photo && images[photo.slot] ? [photo] : []));
  return (
    <details>
      <summary className="min-h-11 content-center text-label">{copy.draftContents}</summary>
      <ul className="list-disc pl-5">
        {answers.map((field) => (
          <li key={field.name}>
            {fill(copy.draftAnswer, { field: field.label, answer: said(field.name, values[field.name]) })}
          </li>
        ))}
        {photos.map(({ slot, of }) => (
          <li key={slot}>{fill(photosCopy.photoOf, { thing: of })}</li>
        ))}
        {articles.map(({ title }) => (
          <li key={title}>{fill(copy.draftArticle, { title })}</li>
        ))}
        {contractors.map((one) => (
          <li key={`${one.service_type} ${one.company_name}`}>
            {fill(copy.draftContractor, { contractor: one.company_name })}
          </li>
        ))}
      </ul>
    </details>
  );
}
