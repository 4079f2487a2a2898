import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page whose script comes when it is first shown, with `Meanwhile` in its place. Where the script cannot be
 * had, `Meanwhile` stays, and it is asked for again once the network is back: unlike with `lazy`, nothing breaks.
 * Whoever knows that it will be shown may `fetch` it before: it is then there at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props> & { fetch(): Promise<ComponentType<Props> | undefined> } {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= await load().catch(() => undefined); // without a line: `online` asks again
    return loaded;
  };
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded ?? Meanwhile);
    useEffect(() => {
      const fetchPart = () => void fetch().then((part) => part && setPart(() => part));
      if (!loaded) fetchPart();
      window.addEventListener('online', fetchPart);
      return () => window.removeEventListener('online', fetchPart);
    }, []);
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { fetch });
}
