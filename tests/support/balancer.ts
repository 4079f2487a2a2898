import { Agent, createServer, request } from 'node:http';

export type Balancer = {
  url: string;
  /** Whether requests go to that node. */
  sendsTo(node: string): boolean;
  stop(): Promise<void>;
};

/**
 * What stands before several nodes: it asks each of them once a second whether it is ready, and sends every request to
 * one that said so last, in turn. It holds its connections open and repeats nothing.
 */
export async function startBalancer(nodes: string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const ask = (node: string) =>
    fetch(`${node}/readyz`).then(
      (answer) => (answer.ok ? ready.add(node) : ready.delete(node)),
      () => ready.delete(node),
    );
  await Promise.all(nodes.map(ask));
  const asking = setInterval(() => nodes.map(ask), 1000);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const [...up] = ready;
    const node = up[turn++ % up.length];
    if (!node) return void outgoing.writeHead(502).end();
    const { method, headers } = incoming;
    const passed = request(`${node}${incoming.url}`, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    sendsTo: (node) => ready.has(node),
    stop: () =>
      new Promise((resolve) => {
        clearInterval(asking);
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
