import * as copy from '#contract/messages/en/ui.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';

/** What `useTypedForm` says of a form. */
type Typed = { wasTyped: boolean; isOutdated: boolean; keepMine: () => void; drop: () => void };

/** Over a form: that it begins with what was typed before, or that a colleague saved something newer meanwhile. */
export function TypedNotice({ of: { wasTyped, isOutdated, keepMine, drop } }: { of: Typed }) {
  if (isOutdated)
    return (
      <Banner
        tone="warning"
        action={
          <div data-newer="" className="flex flex-wrap gap-2">
            <Button size="compact" onClick={drop}>
              {copy.takeTheirs}
            </Button>
            <Button size="compact" onClick={keepMine}>
              {copy.keepMine}
            </Button>
          </div>
        }
      >
        {copy.newerSaved}
      </Banner>
    );
  return wasTyped ? (
    <Banner
      tone="info"
      action={
        <Button size="compact" onClick={drop}>
          {copy.startOver}
        </Button>
      }
    >
      {copy.typedKept}
    </Banner>
  ) : null;
}

/** Where a form may not be saved before it is said which of the two stays. */
export const focusNewer = (form: HTMLElement): void => form.querySelector<HTMLElement>('[data-newer] button')?.focus();
