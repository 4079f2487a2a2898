import { createServer } from 'node:net';

/**
 * Before anything is installed or built: a second start beside a running one must leave what that one runs from alone.
 * The server takes the port itself later, and says everything else that can be wrong with it.
 */
export async function refuseTakenPort({ PORT, HOST } = process.env) {
  const port = Number(PORT || 3000);
  if (!(port > 0 && port < 65_536) || !(await isTaken(port, HOST || '127.0.0.1'))) return;
  console.error(
    `Port ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
