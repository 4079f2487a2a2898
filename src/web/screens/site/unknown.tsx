import { useEffect } from 'react';

/** Any address that no route knows leads home; a whole new document, as the home page is a static one. */
export default function Unknown() {
  useEffect(() => location.replace('/'), []);
  return null;
}
