// Runs before the first paint of the guest's page: where it will speak another language than the one it was built in,
// it stays covered (styles/base.css) until those words are there, for two seconds at most.
(() => {
  let chosen = '';
  try {
    chosen = localStorage.getItem('porchlight.language') ?? '';
  } catch {
    // Storage may be forbidden; the device's languages stand then.
  }
  const wished = [chosen, ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
  const language = wished.find((one) => ['en', 'es', 'fr', 'de', 'pt'].includes(one)) ?? 'en';
  if (language === 'en') return;
  const root = document.documentElement;
  root.dataset.words = 'waiting';
  setTimeout(() => root.removeAttribute('data-words'), 2000);
})();
