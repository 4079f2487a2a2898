import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page whose script comes when it is first shown, with `Meanwhile` in its place. Where the script cannot be
 * had, `Meanwhile` stays, and it is asked for again once the network is back: unlike with `lazy`, nothing breaks.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded ?? Meanwhile);
    useEffect(() => {
      const fetchPart = () =>
        void load().then(
          (part) => {
            loaded = part;
            setPart(() => part);
          },
          () => undefined, // without a line: `online` asks again
        );
      if (!loaded) fetchPart();
      window.addEventListener('online', fetchPart);
      return () => window.removeEventListener('online', fetchPart);
    }, []);
    return <Part {...props} />;
  };
}
