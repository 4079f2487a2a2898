// Runs before the first paint of what only the signed-in see. Who they are is asked for while the scripts are on their
// way; lib/session/session.ts takes the answer. Keys that are pressed before the screen hears them are held for
// lib/page/held-keys.ts. tools/build/inline-first.ts puts this into the documents.
(() => {
  let token = null;
  try {
    token = sessionStorage.getItem('porchlight.session');
  } catch {
    // Storage may be forbidden; nobody is signed in then.
  }
  if (!token) {
    document.documentElement.dataset.nobody = '';
    return;
  }
  const path = '/rpc/accounts/me';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = fetch(path, { method: 'POST', headers, body: '{}', credentials: 'omit' });
  answer.catch(() => {}); // then it is asked again
  window.porchlightAsked = { path, token, answer };
  const held = [];
  const hold = (event) => {
    const isChord = event.ctrlKey || event.metaKey;
    // What is typed into a field is nobody's but the field's; a screen that is not there after 10 s is another one.
    if (event.target !== document.body || event.timeStamp > 10_000) return;
    if (isChord ? event.key.toLowerCase() !== 'k' : event.key.length > 1) return;
    if (isChord) event.preventDefault(); // the browser's own search bar
    held.push(event);
  };
  addEventListener('keydown', hold, true);
  window.porchlightKeys = () => {
    removeEventListener('keydown', hold, true);
    return held.splice(0);
  };
})();
