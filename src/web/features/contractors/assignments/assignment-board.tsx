import { useId, useRef, useState } from 'react';
import { assignedMessages } from '#contract/contractors/assigned.ts';
import type { Contractor, NewContractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { fill } from '#contract/messages/fill.ts';
import { Allowed } from '../../../lib/session/allowed.tsx';
import { Announcer } from '../../../ui/announcer.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { useContractors } from '../contractors.ts';
import { type Assigned, AssignedItem } from './assigned-item.tsx';
import { type Asked, AssignmentDialogs } from './assignment-dialogs.tsx';
import { sayFailed } from './assignment-words.ts';
import { NewContractorForm } from './new-contractor-form.tsx';
import { QuickAdd } from './quick-add.tsx';
import { whyUnreachableAt } from './reachability.ts';

/**
 * What the panel can do; the wizard changes a list in hand, a property's page asks the server. Each tells its own
 * outcome.
 */
export type AssignmentActs = {
  /** `null` takes the star away, where that may be. */
  star: (index: number | null) => void;
  move: (index: number, to: number) => void;
  /** `next` gets the star, when the one that goes has it. */
  remove: (index: number, next?: number) => void;
  /** Rejects with what is wrong. */
  add: (one: Contractor | NewContractor) => Promise<void>;
  change: (index: number, contractor: NewContractor) => Promise<void>;
};

export type BoardProps = {
  /** Whose they are: a property's id, or that of a draft. What is typed here belongs to it alone. */
  about: string;
  items: readonly Assigned[];
  acts: AssignmentActs;
  /** A property that is saved is never without its star. */
  keepsStar: boolean;
  error?: string | undefined;
  /** Goes up with every failed try to go on: a missing star is explained anew each time. */
  attempt?: number;
};

/** Who serves a property: the list, quick add, a new one, and what is asked before something changes. */
export function AssignmentBoard({ about, items, acts, keepsStar, error, attempt = 0 }: BoardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows: own, whole } = useContractors();
  const [asked, setAsked] = useState<Asked>(null);
  const [words, setWords] = useState('');
  const [explained, setExplained] = useState(0);
  const starAt = items.findIndex((one) => one.is_contact_point);
  const pressStar = (index: number) => {
    if (starAt === -1) return acts.star(index);
    if (starAt !== index) return setAsked({ what: 'star', index });
    return keepsStar ? setAsked({ what: 'needed' }) : acts.star(null);
  };
  const move = (index: number, to: number) => {
    acts.move(index, to);
    setWords(fill(copy.movedTo, { company: items[index]?.company_name ?? '', place: to + 1, count: items.length }));
  };
  const remove = (index: number) =>
    items.length === 1 ? sayFailed(assignedMessages.none) : setAsked({ what: 'remove', index });
  const starMissing = error === assignedMessages.noContactPoint && attempt > explained;
  return (
    <div className="grid gap-6">
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <section aria-labelledby={headingId} className="grid gap-3">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-label">
          {copy.assignedTitle}
        </h3>
        {items.length === 0 ? (
          <p className="rounded-control border border-dashed border-line-strong p-4 text-ink-2">
            {copy.nobodyAssigned}
          </p>
        ) : (
          <ol className="grid gap-2">
            {items.map((one, index) => (
              <AssignedItem
                key={one.id ?? `${one.service_type} ${one.company_name}`}
                contractor={one}
                unreachable={whyUnreachableAt(one, own)}
                place={{ index, count: items.length }}
                onStar={() => pressStar(index)}
                onMove={(to) => move(index, to)}
                onEdit={() => setAsked({ what: 'edit', index })}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
      </section>
      <Allowed to="assignments.assign">
        <QuickAdd assigned={items} onAdd={acts.add} />
        <NewContractorForm draft={`inline.${about}`} onAdd={acts.add} />
      </Allowed>
      <AssignmentDialogs
        about={about}
        asked={starMissing ? { what: 'needed' } : asked}
        items={items}
        own={own}
        whole={whole}
        acts={acts}
        focusAfterRemoval={() => heading.current}
        onClose={() => {
          setExplained(attempt);
          setAsked(null);
        }}
      />
      <Announcer text={words} />
    </div>
  );
}
