import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

// A captcha's vendor in the shape of Turnstile: a script that shows a button, and a place where its answers are
// checked.

export type Turnstile = {
  /** What the application is told about it. */
  env: Record<string, string>;
  /** An answer that is good once. */
  answer(): string;
  stop(): Promise<void>;
};

export async function startTurnstile(): Promise<Turnstile> {
  const [siteKey, secret] = ['site-key', randomBytes(8).toString('hex')];
  const good = new Set<string>();
  const answer = () => {
    const made = randomBytes(16).toString('hex');
    good.add(made);
    return made;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor');
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    if (url.pathname === '/api.js') return send('text/javascript', script(siteKey, answer()));
    const asked = (await json(request)) as { secret?: string; response?: string }; // what the library sends
    const success = asked.secret === secret && good.delete(asked.response ?? '');
    return send(
      'application/json',
      JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response'] }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  return {
    env: {
      TURNSTILE_SITE_KEY: siteKey,
      TURNSTILE_SECRET_KEY: secret,
      TURNSTILE_SCRIPT_URL: `${origin}/api.js`,
      TURNSTILE_VERIFY_URL: `${origin}/siteverify`,
    },
    answer,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Each load of the script brings one answer, which its button gives away when it is pressed. */
const script = (siteKey: string, answer: string) => `
  globalThis.turnstile = {
    render(box, { sitekey, callback }) {
      if (sitekey !== '${siteKey}') return;
      const button = document.createElement('button');
      button.textContent = 'I am human';
      button.addEventListener('click', () => {
        button.textContent = 'Thank you';
        callback('${answer}');
      });
      box.append(button);
    },
  };
  globalThis.showCaptcha();`;
