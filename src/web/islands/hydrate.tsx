import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { validateAfterPress } from '../lib/forms/validate-after-press.ts';

validateAfterPress();

/** Brings one island to life; done when it returns, so that a waiting click can be sent again. */
export function hydrate(element: HTMLElement, component: unknown) {
  const Component = component as ComponentType<object>; // the registry's default export for this element's name
  const props = JSON.parse(element.dataset.props ?? '{}');
  flushSync(() => {
    hydrateRoot(element, <Component {...props} />, { identifierPrefix: element.dataset.id ?? '' });
  });
  element.dataset.ready = '';
}
