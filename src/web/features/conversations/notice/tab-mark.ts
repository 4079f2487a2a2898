const marks = /^\(\d+\) /;

/**
 * Puts how many wait before the tab's title and a dot on its icon, whatever the screens call themselves. Returns what
 * takes both away.
 */
export function markTab(count: number): () => void {
  if (count === 0) return () => undefined;
  const mark = `(${count}) `;
  const put = () => {
    if (!document.title.startsWith(mark)) document.title = mark + document.title.replace(marks, '');
  };
  put();
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  showIcon('/favicon-waiting.svg');
  return () => {
    observer.disconnect();
    document.title = document.title.replace(marks, '');
    showIcon('/favicon.svg');
  };
}

function showIcon(href: string): void {
  document.querySelector('link[rel=icon][type="image/svg+xml"]')?.setAttribute('href', href);
}
