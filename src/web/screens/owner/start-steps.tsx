import { Circle, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as questions from '#contract/messages/en/knowledge/common-questions.ts';
import * as copy from '#contract/messages/en/owner/start.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { AddContractorButton } from '../../features/contractors/add-contractor-button.tsx';
import { useContractors } from '../../features/contractors/contractors.ts';
import { useProperties } from '../../features/properties/properties.ts';
import { AddPropertyButton } from '../../features/properties/property-actions.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** With the library of tables, which comes after what is seen first. */
const ExampleProperty = lazyPart(
  () => import('../../features/properties/example-property.tsx').then((part) => part.ExampleProperty),
  () => <Skeleton className="h-24" label={copy.loadingExample} />,
);

/** Three steps until guests are answered. */
export function StartSteps({ onDismiss }: { onDismiss: () => void }) {
  const { rows: properties } = useProperties();
  const { rows: contractors } = useContractors();
  const [newest] = properties;
  return (
    <Card aria-labelledby="start">
      <CardHeader
        id="start"
        title={copy.title}
        actions={<IconButton icon={X} label={copy.dismiss} size="compact" className="-m-1.5" onClick={onDismiss} />}
      />
      <ol className="grid gap-4">
        <Step
          done={newest !== undefined}
          title={copy.addProperty}
          why={copy.whyProperty}
          after={newest && <AnsweredAt property={newest} />}
        >
          <AddPropertyButton />
          <ImportButton kind="properties" />
        </Step>
        <Step done={contractors.length > 0} title={copy.addContractor} why={copy.whyContractor}>
          <AddContractorButton />
          <ImportButton kind="contractors" />
        </Step>
        <Step done={false} title={copy.printCard} why={copy.whyCard}>
          {newest && (
            <Link
              to={`/dashboard/properties/${newest.id}#guest-link`}
              className={buttonClass({ variant: 'primary', size: 'compact' })}
            >
              {fill(copy.printCardOf, { property: newest.name })}
            </Link>
          )}
        </Step>
      </ol>
      {!newest && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="mb-2 text-ink-2">{copy.example}</p>
          <ExampleProperty />
        </div>
      )}
    </Card>
  );
}

type StepProps = {
  done: boolean;
  title: string;
  why: string;
  /** What there is to it once it is done. */
  after?: ReactNode;
  children?: ReactNode;
};

function Step({ done, title, why, after, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <Icon of={done ? CircleCheck : Circle} size={20} className={done ? 'text-success-text' : 'text-ink-3'} />
      <div className="min-w-0">
        <p className="text-label">
          {title}
          {done && <span className="ml-2 text-meta font-normal text-success-text">{copy.done}</span>}
        </p>
        <p className="text-ink-2">{why}</p>
        {done && after}
      </div>
      {!done && <div className="flex flex-wrap gap-2 max-sm:col-start-2">{children}</div>}
    </li>
  );
}

/** How many of the commonest questions the newest property answers, and the way to the others. */
function AnsweredAt({ property: { id, name, guest_questions: found } }: { property: PropertyRow }) {
  const told = found && fill(questions.ofNewest, { property: name, told: found.told, asked: found.asked });
  return (
    <p className="text-ink-2">
      {told ?? questions.notTriedYet} {found && !found.is_current && questions.changedSince}{' '}
      <Link
        to={`/dashboard/properties/${id}#knowledge`}
        className="text-primary-text underline touch:inline-block touch:py-3.25"
      >
        {questions.seeGaps}
      </Link>
    </p>
  );
}
