/** Any address that no route knows leads home; a whole new document, as the home page is a static one. */
export function clientLoader() {
  location.replace('/');
  return null;
}

export default function Unknown() {
  return null;
}
