let underWay: Promise<void> | undefined;
/** Milliseconds. A step that something else cut off never comes: then nothing waits for it any more. */
const longestMs = 1000;

/**
 * Steps one back in the history. The browser takes the step a moment later; until then a second call asks for nothing,
 * so that two quick presses of Escape do not leave the screen.
 */
export function stepBack(go: (delta: -1) => unknown): Promise<void> {
  underWay ??= new Promise<void>((taken) => {
    const take = () => {
      underWay = undefined;
      removeEventListener('popstate', take);
      clearTimeout(late);
      taken();
    };
    const late = setTimeout(take, longestMs);
    addEventListener('popstate', take);
    void go(-1);
  });
  return underWay;
}

/** Acts at once, or as soon as a step back that is under way was taken: what opens before it would be closed by it. */
export function afterStepBack(act: () => unknown): void {
  if (underWay) void underWay.then(act);
  else act();
}
