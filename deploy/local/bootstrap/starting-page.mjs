import { createServer } from 'node:http';
import { expectFreePort } from './port.mjs';

/**
 * The browser shows this page while the product starts. It opens the product by itself, and retries while the port
 * changes hands.
 */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Deepam is starting</title>
<style>
  body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto 0; max-width: 26rem; padding: 0 1.5rem; }
  h1 { font-size: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>Deepam is starting</h1>
<p role="status">This page opens Deepam when everything is ready. The first start takes a few minutes.</p>
<noscript><p>Reload this page in a minute.</p></noscript>
</main>
<script>
  setInterval(async () => {
    const answer = await fetch('/api/health/ready').catch(() => null);
    if (answer?.ok) location.reload();
  }, 1000);
</script>
</body>
</html>
`;

/**
 * Serves a page that says "starting" at the public port until the gateway takes the port.
 * @returns a function that gives the port up, or null when the port is taken or not valid: the launcher reports both
 */
export async function openStartingPage(env) {
  const port = Number(env.PORT?.trim() || 8080);
  try {
    await expectFreePort(env);
  } catch {
    return null;
  }
  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api') ?? false;
    const type = isApi ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(503, { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '2' });
    response.end(
      isApi
        ? JSON.stringify({ error: 'Deepam is starting. Try again in a moment.', code: 'SERVER.UNAVAILABLE' })
        : page,
    );
  });
  const isOpen = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (!isOpen) return null;
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
