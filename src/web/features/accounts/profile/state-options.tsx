import * as copy from '#contract/messages/en/accounts/profile.ts';
import { usStates } from '#contract/states.ts';

/** The 50 states for a select, after the placeholder. */
export function StateOptions() {
  return (
    <>
      <option value="">{copy.selectState}</option>
      {Object.entries(usStates).map(([code, name]) => (
        <option key={code} value={code}>
          {code} – {name}
        </option>
      ))}
    </>
  );
}
