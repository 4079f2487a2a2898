import { useRef, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/protocols/changes.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ProtocolChange, RuleChange } from '#contract/protocols/protocol-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { ruleNames } from '../rule-names.ts';
import { type Saved, undoChange } from './undo-change.ts';

type OnSaved = (saved: Saved) => void;

/** One change: who and when, and each rule from what to what. */
export function ChangeRow({ change, onSaved }: { change: ProtocolChange; onSaved: OnSaved }) {
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} tabIndex={-1} className="grid grid-cols-1 gap-2">
      <p className="text-meta text-ink-2">
        <Signature change={change} />
      </p>
      {change.changes.map((one) => (
        <div key={one.rule} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 flex-[1_1_18rem] break-words">
            <s className="text-ink-2">{one.from}</s> <span>{one.to}</span>
          </p>
          {/* The button goes once it was pressed: the row keeps its reader's place. */}
          <UndoRule change={change} one={one} onSaved={onSaved} onUndone={() => row.current?.focus()} />
        </div>
      ))}
    </li>
  );
}

function Signature({ change: { by, at, is_undo, property_name } }: { change: ProtocolChange }) {
  const said = { person: by, when: <DateTime at={at} /> };
  if (!property_name) return <Fill of={is_undo ? copy.undoneBy : copy.changedBy} with={said} />;
  return <Fill of={is_undo ? copy.undoneByFor : copy.changedByFor} with={{ ...said, property: property_name }} />;
}

/** The way back of one rule: at once, or, where it was changed since, after one has seen what it would do. */
function UndoRule({
  change,
  one,
  onSaved,
  onUndone,
}: {
  change: ProtocolChange;
  one: RuleChange;
  onSaved: OnSaved;
  onUndone: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { state } = one.undo;
  if (state === 'done' || state === 'not_possible')
    return <p className="text-meta text-ink-2">{state === 'done' ? copy.isAsBefore : copy.undoNotThere}</p>;
  const putBack = async (over?: number) => {
    setBusy(true);
    await undoChange({ id: change.id, rule: one.rule, ...(over !== undefined && { over }) }, onSaved);
    setBusy(false);
    setAsking(false);
    onUndone();
  };
  return (
    <>
      <Button
        size="compact"
        busy={isBusy && !isAsking}
        aria-label={fill(copy.undoRule, { rule: ruleNames[one.rule] })}
        onClick={() => (state === 'ready' ? void putBack() : setAsking(true))}
      >
        {common.undo}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.undoOverTitle}
        confirm={copy.putBackAnyway}
        cancel={copy.keepRule}
        busy={isBusy}
        onConfirm={() => void putBack(change.current_version)}
        onClose={() => setAsking(false)}
      >
        <Now label={copy.ruleNow}>{one.undo.now}</Now>
        <Now label={copy.ruleAfterUndo}>{one.undo.would}</Now>
        {copy.undoOverMeaning}
      </ConfirmDialog>
    </>
  );
}

function Now({ label, children }: { label: string; children: string }) {
  return (
    <span className="mb-3 block">
      <span className="block text-meta text-ink-2">{label}</span>
      {children}
    </span>
  );
}
