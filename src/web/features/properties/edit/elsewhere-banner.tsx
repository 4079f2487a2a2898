import * as copy from '#contract/messages/en/properties/edit.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { labelOf, said } from '../wizard/steps.ts';
import type { Edit } from './use-edit.ts';

/** Somebody else saved the same property meanwhile. What was typed here stands until its writer decides. */
export function ElsewhereBanner({ edit }: { edit: Edit }) {
  const { elsewhere, session } = edit;
  if (!elsewhere) return null;
  const { taken, clashes } = elsewhere;
  const action =
    clashes.length > 0 ? (
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => session.takeTheirs()}>
          {copy.takeTheirs}
        </Button>
        <Button size="compact" onClick={() => session.dismissElsewhere()}>
          {copy.keepMine}
        </Button>
      </div>
    ) : (
      <Button size="compact" onClick={() => session.dismissElsewhere()}>
        {copy.ok}
      </Button>
    );
  return (
    <Banner tone="warning" title={copy.changedElsewhere} action={action}>
      {taken.length > 0 && (
        <>
          <p>{copy.updatedHere}</p>
          <ul className="list-disc pl-5">
            {taken.map(({ name, theirs }) => (
              <li key={name}>{fill(copy.fieldIsNow, { field: labelOf(name), value: said(name, theirs) })}</li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <p>{copy.bothChanged}</p>
          <ul className="list-disc pl-5">
            {clashes.map(({ name, mine, theirs }) => (
              <li key={name}>
                {fill(copy.fieldClash, { field: labelOf(name), mine: said(name, mine), theirs: said(name, theirs) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
