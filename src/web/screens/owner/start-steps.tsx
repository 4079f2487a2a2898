import { Circle, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
  () => <Skeleton className="h-24" label="Loading an example" />,
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
        title="Three steps until the light is on"
        actions={
          <IconButton icon={X} label="Dismiss the first steps" size="compact" className="-m-1.5" onClick={onDismiss} />
        }
      />
      <ol className="grid gap-4">
        <Step
          done={newest !== undefined}
          title="Add your first property"
          why="About 5 minutes. With every answer you give, your guests get one."
        >
          <AddPropertyButton />
          <ImportButton kind="properties" />
        </Step>
        <Step
          done={contractors.length > 0}
          title="Add a contractor"
          why="Your own plumber, electrician or handyman, whom we send when something breaks."
        >
          <AddContractorButton />
          <ImportButton kind="contractors" />
        </Step>
        <Step
          done={false}
          title="Print the QR card"
          why="Guests scan it and write. It carries no address, no code and no password."
        >
          {newest && (
            <Link
              to={`/dashboard/properties/${newest.id}#guest-link`}
              className={buttonClass({ variant: 'primary', size: 'compact' })}
            >
              Print the card of {newest.name}
            </Link>
          )}
        </Step>
      </ol>
      {!newest && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="mb-2 text-ink-2">This is what a property looks like in your table:</p>
          <ExampleProperty />
        </div>
      )}
    </Card>
  );
}

function Step({ done, title, why, children }: { done: boolean; title: string; why: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <Icon of={done ? CircleCheck : Circle} size={20} className={done ? 'text-success-text' : 'text-ink-3'} />
      <div className="min-w-0">
        <p className="text-label">
          {title}
          {done && <span className="ml-2 text-meta font-normal text-success-text">Done</span>}
        </p>
        <p className="text-ink-2">{why}</p>
      </div>
      {!done && <div className="flex flex-wrap gap-2 max-sm:col-start-2">{children}</div>}
    </li>
  );
}
