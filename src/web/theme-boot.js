// Runs before the first paint, in every page: from its own file, and in public pages inline by its hash
// (tools/build/finish.ts).
(() => {
  const root = document.documentElement;
  const dusk = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('porchlight.theme');
    } catch {
      // Storage may be forbidden; the system's choice stands then.
    }
    root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : dusk.matches ? 'dark' : 'light';
  };
  apply();
  dusk.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('porchlight:theme', apply);
})();
