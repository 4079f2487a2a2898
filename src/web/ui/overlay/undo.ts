/** What was done and can be taken back: as long as its toast is there. */
export type Undoable = { id: string; title: string; undo: () => void };

let undoable: readonly Undoable[] = [];

/** The latest of them. */
export const latestUndoable = (): Undoable | undefined => undoable.at(-1);

/** Takes back what was done last, as its toast's button would. */
export const undoLatest = (): void => latestUndoable()?.undo();

export function mayBeUndone(one: Undoable): void {
  undoable = [...undoable, one];
}

/** Its time is out, it was put away, or it was undone. */
export function isSettled(id: string): void {
  undoable = undoable.filter((one) => one.id !== id);
}
