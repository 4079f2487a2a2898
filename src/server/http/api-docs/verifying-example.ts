/** A whole receiver; tests/integration/recipes.db.test.ts runs it. */
export const verifying = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PORCHLIGHT_WEBHOOK_SECRET);
const taken = new Set(); // for a server that is restarted: a table

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  let event;
  try {
    event = webhook.verify(body, request.headers);
  } catch {
    return response.writeHead(400).end();
  }
  response.writeHead(204).end();
  if (taken.has(event.id)) return;
  taken.add(event.id);
  console.log(event.type, event.data);
}).listen(process.env.PORT);
`;
