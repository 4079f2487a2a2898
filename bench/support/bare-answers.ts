// A program: what any answer needs that is kept. The guest's line is committed, the model asked where there is one, the
// answer committed; bare node:http, no rules, no row-level security, nothing read.
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';

const { DATABASE_URL, PORT, MODEL_BASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query('create table if not exists bench_lines (id bigserial primary key, body text not null)');
const keep = { name: 'keep', text: 'insert into bench_lines (body) values ($1)' };

const server = createServer(async (request, response) => {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'GET') return void send(200, {});
  const asked = (await json(request)) as { message?: string };
  if (!asked.message) return void send(201, { id: 'bare', secret: 'bare' });
  await pool.query({ ...keep, values: [asked.message] });
  const answer = MODEL_BASE_URL ? await askModel(asked.message) : 'Hello! What do you need?';
  await pool.query({ ...keep, values: [answer] });
  send(201, { replies: [answer] });
});
server.listen(Number(PORT), '127.0.0.1');

async function askModel(message: string): Promise<string> {
  const body = JSON.stringify({ stream: true, messages: [{ role: 'user', content: message }] });
  const answer = await fetch(`${MODEL_BASE_URL}/chat/completions`, { method: 'POST', body });
  if (!answer.body) throw new Error('The model said nothing.');
  return text(answer.body);
}
