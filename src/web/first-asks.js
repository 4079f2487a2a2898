// Runs before the first paint of what only the signed-in see. Who they are is asked for while the scripts are on their
// way; lib/session/session.ts takes the answer. tools/build/inline-first.ts puts this into the documents.
(() => {
  let token = null;
  let account = null;
  try {
    token = sessionStorage.getItem('porchlight.session');
    account = sessionStorage.getItem('porchlight.account');
  } catch {
    // Storage may be forbidden; nobody is signed in then.
  }
  if (!token) {
    document.documentElement.dataset.nobody = '';
    return;
  }
  const path = '/rpc/accounts/me';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (account) headers['x-account'] = account;
  const answer = fetch(path, { method: 'POST', headers, body: '{}', credentials: 'omit' });
  answer.catch(() => {}); // then it is asked again
  window.porchlightAsked = { path, token, account, answer };
})();
