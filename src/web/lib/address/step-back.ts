let underWay: Promise<void> | undefined;

/**
 * Steps one back in the history. The browser takes the step a moment later; until then a second call asks for nothing,
 * so that two quick presses of Escape do not leave the screen.
 */
export function stepBack(go: (delta: -1) => unknown): Promise<void> {
  underWay ??= new Promise<void>((taken) => {
    const take = () => {
      underWay = undefined;
      taken();
    };
    addEventListener('popstate', take, { once: true });
    void go(-1);
  });
  return underWay;
}

/** Acts at once, or as soon as a step back that is under way was taken: what opens before it would be closed by it. */
export function afterStepBack(act: () => unknown): void {
  if (underWay) void underWay.then(act);
  else act();
}
