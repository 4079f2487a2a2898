// Runs in /captcha, framed by a sign-in page: shows the vendor's check and hands its answer to the page around it.
(() => {
  const box = document.getElementById('captcha');
  const choice = localStorage.getItem('porchlight.theme');
  const theme = choice === 'light' || choice === 'dark' ? choice : 'auto';
  document.documentElement.dataset.theme = theme;
  const tell = (captcha) => parent.postMessage({ captcha }, location.origin);
  const failed = () => tell({ failed: true });

  // The vendor's script calls this when it is there; when it cannot come, its element says so.
  addEventListener('error', (event) => event.target !== window && failed(), true);
  globalThis.showCaptcha = () =>
    globalThis.turnstile.render(box, {
      sitekey: box.dataset.sitekey,
      theme,
      size: 'flexible',
      callback: (answer) => tell({ answer }),
      'expired-callback': () => tell({}),
      'error-callback': () => {
        failed();
        return true;
      },
    });
})();
