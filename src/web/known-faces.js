// Stands inline in public pages (tools/build/inline-first.ts): until this browser has had our typefaces, a page begins
// in those that stand in for them and puts ours on later (lib/page/apply-typefaces.ts).
(() => {
  const { dataset } = document.documentElement;
  try {
    if (localStorage.getItem('porchlight.faces') === document.querySelector('style[data-faces]').dataset.faces) return;
  } catch {
    // Storage may be forbidden; they come late each time then.
  }
  dataset.faces = 'late';
})();
