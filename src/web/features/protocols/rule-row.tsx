import type { ReactNode } from 'react';
import type { RuleKey } from '#contract/enumerations/protocols.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import type { RuleEditing } from './rules-props.ts';
import { RuleTrial } from './simulation/rule-trial.tsx';

/** One rule as a sentence; where it says something of its own, the way back is beside it. */
export function RuleRow({
  rule,
  name,
  editing,
  children,
}: {
  rule: RuleKey;
  name: string;
  editing: RuleEditing;
  children: ReactNode;
}) {
  const isOwn = editing.own?.[rule] !== undefined;
  const below = editing.way ?? (editing.data?.property_id ? copy.sameAsAccount : copy.backToDefault);
  const error = problemOf(rule, editing);
  const id = `rule-${rule}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside the way back
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 border-t border-line py-4 first-of-type:border-t-0"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-label">
          {name}
        </h3>
        {isOwn && (
          <Button
            variant="quiet"
            size="compact"
            className="-mx-3" // its words, not its edge, in line with what stands above and below
            aria-label={fill(copy.takeBackRule, { way: below, rule: name })}
            onClick={() => editing.takeBack(rule)}
          >
            {below}
          </Button>
        )}
      </div>
      <div className="leading-10">{children}</div>
      {error && <FieldError>{error}</FieldError>}
      {isChanged(rule, editing) && !error && <RuleTrial rule={rule} />}
    </div>
  );
}

const isChanged = (rule: RuleKey, { edits }: RuleEditing): boolean =>
  edits !== null && (edits.set[rule] !== undefined || edits.back.includes(rule));

/** What is typed wrong here, or what the server said of it. */
function problemOf(rule: RuleKey, { wrong, save }: RuleEditing): string | undefined {
  const isHere = (part: string) => part.replace(/^rules\./, '').split('.')[0] === rule;
  const typed = Object.entries(wrong).find(([part, message]) => message && isHere(part));
  const said = Object.entries(fieldsOf(save.error)).find(([part]) => isHere(part));
  return typed?.[1] ?? said?.[1];
}
