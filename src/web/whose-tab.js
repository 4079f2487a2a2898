// Stands inline in public pages (tools/build/inline-first.ts): the bar shows from the first picture whether somebody is
// signed in in this tab.
try {
  document.documentElement.toggleAttribute('data-signed-in', 'porchlight.session' in sessionStorage);
} catch {
  // Storage may be forbidden; nobody is signed in then.
}
