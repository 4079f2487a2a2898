/**
 * Does what is asked for, one at a time: asked meanwhile, it is done once more afterwards, and not once for each asking.
 * Resolves when nothing is asked for any more.
 */
export function onceMore(act: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let going: Promise<void> | null = null;
  const go = async () => {
    while (isAsked) {
      isAsked = false;
      await act();
    }
  };
  return () => {
    isAsked = true;
    going ??= go().finally(() => {
      going = null;
    });
    return going;
  };
}
