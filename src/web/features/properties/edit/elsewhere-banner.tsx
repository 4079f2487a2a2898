import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { labelOf, said } from '../wizard/steps.ts';
import type { Edit } from './use-edit.ts';

/** Somebody else saved the same property meanwhile. What was typed here stands until its writer decides. */
export function ElsewhereBanner({ edit }: { edit: Edit }) {
  const { elsewhere } = edit;
  if (!elsewhere) return null;
  const { taken, clashes } = elsewhere;
  const action =
    clashes.length > 0 ? (
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={edit.takeTheirs}>
          Take the other's
        </Button>
        <Button size="compact" onClick={edit.dismissElsewhere}>
          Keep mine
        </Button>
      </div>
    ) : (
      <Button size="compact" onClick={edit.dismissElsewhere}>
        OK
      </Button>
    );
  return (
    <Banner tone="warning" title="This property was changed in another window while you edited it" action={action}>
      {taken.length > 0 && (
        <>
          <p>Taken over here:</p>
          <ul className="list-disc pl-5">
            {taken.map(({ name, theirs }) => (
              <li key={name}>
                {labelOf(name)} is now {said(name, theirs)}
              </li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <p>You both changed this. What you typed stays, and Save Changes saves over the other's:</p>
          <ul className="list-disc pl-5">
            {clashes.map(({ name, mine, theirs }) => (
              <li key={name}>
                {labelOf(name)}: you typed {said(name, mine)}, saved there is {said(name, theirs)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
