import { X } from 'lucide-react';
import { planFeatures, planHas, plans } from '#contract/billing/plans.ts';
import * as copy from '#contract/messages/en/billing/plans.ts';
import * as common from '#contract/messages/en/common.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Icon } from '../../../ui/icon.tsx';

export const compareId = 'compare';

/** The feature matrix in the browser's own dialog. On phones two of the plans, chosen by two lists, side by side. */
export function CompareDialog() {
  return (
    <dialog id={compareId} aria-labelledby="compare-title" className={frame}>
      <div className="flex items-center justify-between gap-4 border-b border-line p-4 sm:px-6">
        <h2 id="compare-title" className="text-title">
          {copy.compareAll}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={compareId}
          aria-label={common.close}
          className={cx(buttonClass({ variant: 'quiet' }), 'aspect-square px-0!')}
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="compare px-4 pb-6 sm:px-6">
        <PlanLists />
        <Matrix />
      </div>
    </dialog>
  );
}

const frame =
  'max-h-[calc(100dvh-2rem)] w-[min(100%-1rem,60rem)] animate-enter overflow-y-auto rounded-dialog border border-line bg-surface text-ink shadow-e2';

function PlanLists() {
  return (
    <div className="grid grid-cols-2 gap-3 pt-4 sm:hidden">
      {[
        { label: copy.firstPlan, chosen: 'essential' },
        { label: copy.secondPlan, chosen: 'professional' },
      ].map(({ label, chosen }) => (
        <NativeSelect key={label} aria-label={label} defaultValue={chosen}>
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      ))}
    </div>
  );
}

/**
 * A tick or a dash for the eye, words for the ear: the style draws them, for sixty drawings would outweigh the page.
 */
function Matrix() {
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          <th scope="col" className="sticky top-0 z-10 w-2/5 bg-surface py-3 text-left text-label">
            {copy.feature}
          </th>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" data-plan={id} className="sticky top-0 z-10 bg-surface px-1 py-3 text-label">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planFeatures.map(({ id, name }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-2 text-left font-normal">
              {name}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} data-plan={plan.id}>
                {planHas(plan.id, id) ? <b>{copy.included}</b> : <i>{copy.notIncluded}</i>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
