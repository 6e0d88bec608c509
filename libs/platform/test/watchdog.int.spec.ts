import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { poll, removeCollections, startTcpProxy, testInfra, uniquePrefix, type TcpProxy } from '@deepam/testing';
import { request } from 'undici';
import { startSampleProcess, type SampleProcess } from './sample-process.js';

const prefix = uniquePrefix();
const stuckLimitMs = 2_000;

let proxy: TcpProxy;
let running: SampleProcess;
beforeAll(async () => {
  proxy = await startTcpProxy(Number(new URL(testInfra().mongoUrl).port));
});
afterEach(async () => {
  running.signal('SIGKILL');
  await running.exit;
});
afterAll(async () => {
  await proxy.close();
  await removeCollections(`${prefix}_identity`);
});

async function start(changes: NodeJS.ProcessEnv = {}): Promise<void> {
  running = await startSampleProcess(prefix, {
    MONGO_URL: proxied(testInfra().mongoUrl, proxy.port),
    STUCK_LIMIT_MS: String(stuckLimitMs),
    NODE_OPTIONS: `--require ${fileURLToPath(new URL('./destroyed-before-write.cjs', import.meta.url))}`,
    ...changes,
  });
  await running.listening();
}

const fetchHealth = (path: 'ready' | 'live') =>
  request(`${running.url}/api/health/${path}`, { headersTimeout: 5_000 }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    () => null,
  );

async function loseTheDatabase(): Promise<void> {
  running.signal('SIGUSR2');
  await proxy.refuse();
  await poll(async () => (await fetchHealth('ready')) === 503);
  await proxy.accept();
}

it('a process finds its lost database again by itself, also while the driver writes to a destroyed socket', async () => {
  await start();
  for (let round = 0; round < 3; round += 1) {
    await loseTheDatabase();
    await poll(async () => (await fetchHealth('ready')) === 200);
  }
  expect(await fetchHealth('live')).toBe(200);
});

it('a process whose driver never finds the database again ends itself within 30 s', async () => {
  await start({ DRIVER: 'as-it-comes' });
  const answers: unknown[] = [];
  let isEnded = false;
  const ended = poll(async () => answers.push(await fetchHealth('live')) && answers.at(-1) === null, {
    timeout: 100_000,
    interval: 5,
  }).then(() => (isEnded = true));
  let lostAt = 0;
  // The driver does not always meet the destroyed socket: if it has found the database again, the test repeats the
  // loss.
  while (!isEnded) {
    await loseTheDatabase();
    lostAt = Date.now();
    await poll(async () => isEnded || (await fetchHealth('ready')) === 200);
  }
  await ended;
  expect(await running.exit).toBe(69);
  expect(Date.now() - lostAt).toBeLessThan(30_000);
  expect(answers).toContain(503);
  expect(running.lines().find(({ level }) => level === 'fatal')).toMatchObject({
    message: `mongo answers new connections, but not this process for ${stuckLimitMs} ms: it ends`,
  });
});

it('a process survives any outage of the database, and works afterwards', async () => {
  await start();
  await proxy.refuse();
  await poll(async () => (await fetchHealth('ready')) === 503);
  const end = Date.now() + 3 * stuckLimitMs;
  await poll(async () => (await fetchHealth('live')) === 200 && Date.now() > end, { timeout: 20_000, interval: 200 });
  await proxy.accept();
  await poll(async () => (await fetchHealth('ready')) === 200);
});

/**
 * The address of the test database with its login, through the proxy: without the set, whose member names its own
 * port.
 */
function proxied(mongoUrl: string, port: number): string {
  const url = new URL(mongoUrl);
  url.port = String(port);
  url.searchParams.delete('replicaSet');
  url.searchParams.set('directConnection', 'true');
  url.searchParams.set('serverMonitoringMode', 'poll');
  return url.href;
}
