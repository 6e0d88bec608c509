import { createServer } from 'node:net';

/** The message is the launcher's, which is not built yet at this point. */
export async function expectFreePort(env) {
  const port = Number(env.PORT?.trim() || 8080);
  // The launcher reports an invalid port together with all other settings.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) return;
  throw new Error(
    `Port ${port} is used by another program: end that, or choose another with PORT=${port + 1000} npm start.`,
  );
}

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
