import { type ComponentType, createContext, createElement, type ReactNode, use, useId } from 'react';
import type { IslandName, IslandProps } from './registry.ts';

/** Set by entry.server while it renders a static page; null everywhere else, where islands are ordinary components. */
export const StaticPage = createContext<{
  scripts: string[];
  renderIsland: (node: ReactNode, idPrefix: string) => string;
} | null>(null);

/**
 * A living part of a static page. `when` says what wakes it: `intent` a pointer, finger, focus or input in it,
 * `visible` coming into view, `load` at once, `address` also at once when the address carries a choice (`?…`) or
 * somebody is signed in in this tab, `session` only then. Props travel as JSON, context does not travel.
 */
export function Island<N extends IslandName>({
  name,
  of,
  when = 'intent',
  props,
}: {
  name: N;
  of: ComponentType<IslandProps[N]>;
  when?: 'intent' | 'visible' | 'load' | 'address' | 'session';
  props: IslandProps[N];
}) {
  const page = use(StaticPage);
  const id = useId();
  const node = createElement(of as ComponentType<object>, props as object); // the registry ties props to the name
  if (!page) return node;
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by React at build time
      dangerouslySetInnerHTML={{ __html: page.renderIsland(node, id) }}
    />
  );
}
