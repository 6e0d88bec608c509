/**
 * Logins per second against a bare argon2id loop of the same strength, and what a login storm does to other reads.
 * Interleaved rounds on one machine, medians printed, nothing asserted.
 *
 *   npm run bench -w @deepam/identity        with MONGO_URL, AMQP_URL and the S3_ variables set
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import amqp from 'amqplib';
import argon2 from 'argon2';
import { Pool } from 'undici';

const CLIENTS = 32;
const ROUNDS = 7;
const ROUND_MS = 3_000;
const PASSWORD = 'a good password';
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const network = createServer((request, response) => {
  request.resume().on('end', () => {
    const sponsor = { _id: 'a'.repeat(24), name: 'Ravi', referralCode: 'FL7K2M9QX' };
    const answer = request.url?.endsWith('sponsor-check') ? sponsor : { referralCode: 'SL4HT8WZC' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
}).listen(0, '127.0.0.1');
await once(network, 'listening');

const port = 20_000 + Math.floor(Math.random() * 10_000);
const url = `http://127.0.0.1:${port}`;
const prefix = `bench-${randomBytes(4).toString('hex')}`;
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const preload = ['--require', path('../../../libs/testing/embedded-mongo-wire.cjs')];
const service = spawn(process.execPath, [...preload, path('../dist/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    MONGO_DB_PREFIX: prefix,
    AMQP_PREFIX: prefix,
    NETWORK_URL: `http://127.0.0.1:${network.address().port}`,
    COTTON_ORDER_URL: 'http://127.0.0.1:9',
    COMMISSION_URL: 'http://127.0.0.1:9',
    JWKS_URL: `${url}/api/.well-known/jwks.json`,
    FILE_LINK_SECRET: randomBytes(32).toString('hex'),
    IDENTITY_URL: url,
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    DATA_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  },
});
process.on('exit', () => service.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const pool = new Pool(url, { connections: CLIENTS + 1 });
async function send(method, path, body, token) {
  const { statusCode, body: answer } = await pool.request({
    method,
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  const parsed = await answer.json();
  if (statusCode >= 300) throw new Error(`${method} ${path}: ${statusCode} ${JSON.stringify(parsed)}`);
  return parsed;
}

async function untilReady() {
  for (;;) {
    const isReady = await send('GET', '/health/ready').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Lets 32 clients repeat `work` for a round. @returns times per second */
async function rate(work) {
  const begin = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() - begin < ROUND_MS) {
        await work(client);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begin);
}

/** Repeats `work` until `over` says so. @returns the milliseconds of each, ascending */
async function latencies(work, over) {
  const times = [];
  while (!over()) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.sort((a, b) => a - b);
}

/** Milliseconds of processor time that the service has used (Linux: clock ticks of 10 ms). */
function serviceCpu() {
  const [user, system] = readFileSync(`/proc/${service.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
/** Of this process. */
function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Latencies of reads while 32 clients repeat `work`. */
async function latenciesDuring(work) {
  let isOver = false;
  const storm = rate(work).finally(() => (isOver = true));
  const [times] = await Promise.all([latencies(read, () => isOver), storm]);
  return times;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const p = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

await untilReady();
const mobiles = Array.from({ length: CLIENTS }, (_, i) => `9${String(100_000_000 + i)}`);
for (const mobile of mobiles) {
  await send('POST', '/user/register', { name: 'Asha', mobile, referralCode: 'FL7K2M9QX', password: PASSWORD });
}
/** As browsers do: each client shows the key that its first login was given. */
const cookies = mobiles.map(() => undefined);
async function login(client) {
  const { headers, body, statusCode } = await pool.request({
    method: 'POST',
    path: '/api/user/login',
    headers: { 'content-type': 'application/json', ...(cookies[client] && { cookie: cookies[client] }) },
    body: JSON.stringify({ mobile: mobiles[client], password: PASSWORD }),
  });
  cookies[client] ??= String(headers['set-cookie']).split(';')[0];
  const answer = await body.json();
  if (statusCode >= 300) throw new Error(`login: ${statusCode} ${JSON.stringify(answer)}`);
  return answer;
}
const { token } = await login(0);
const read = () => send('GET', '/user/account', undefined, token);
const hash = await argon2.hash(PASSWORD, strength);

// The service compiles its hot paths first.
for (let i = 0; i < 3; i++) await rate(login);

const rounds = [];
for (let round = 1; round <= ROUNDS; round++) {
  const cpuBefore = ownCpu();
  let hashes = 0;
  const bare = await rate(() => argon2.verify(hash, PASSWORD).then(() => hashes++));
  const hashCpu = (ownCpu() - cpuBefore) / hashes;

  const serviceBefore = serviceCpu();
  let done = 0;
  const logins = await rate((client) => login(client).then(() => done++));
  const loginCpu = (serviceCpu() - serviceBefore) / done;

  const quietEnd = performance.now() + ROUND_MS;
  const quiet = await latencies(read, () => performance.now() > quietEnd);
  const beside = await latenciesDuring(() => argon2.verify(hash, PASSWORD));
  const busy = await latenciesDuring(login);

  const result = {
    ratio: logins / bare,
    cpu: hashCpu / loginCpu,
    quiet: p(quiet, 0.99),
    beside: p(beside, 0.99),
    busy: p(busy, 0.99),
  };
  rounds.push(result);
  console.log(
    `round ${round}: argon2id ${bare.toFixed(1)}/s, login ${logins.toFixed(1)}/s = ${result.ratio.toFixed(2)} x; ` +
      `processor ms ${hashCpu.toFixed(1)} and ${loginCpu.toFixed(1)}; ` +
      `read p99 ${result.quiet.toFixed(1)} ms, beside a bare loop ${result.beside.toFixed(1)} ms, in a login storm ${result.busy.toFixed(1)} ms`,
  );
}
const of = (name) => median(rounds.map((round) => round[name])).toFixed(2);
console.log(`median of ${ROUNDS} rounds, ${CLIENTS} clients:`);
console.log(`  logins per second: ${of('ratio')} x a bare argon2id loop (goal 0.85)`);
console.log(`  processor time: ${of('cpu')} of what the service uses for a login is argon2id`);
console.log(`  read p99: ${of('quiet')} ms quiet, ${of('busy')} ms in a storm of logins (goal 2 x);`);
console.log(`  ${of('beside')} ms when another process keeps the processors as busy with the bare loop`);
await pool.close();
network.close();
service.kill();
await once(service, 'exit');
await removeTraces();

async function removeTraces() {
  createRequire(import.meta.url)(path('../../../libs/testing/embedded-mongo-wire.cjs'));
  const { createConnection } = await import('mongoose');
  const database = await createConnection(process.env.MONGO_URL, { dbName: `${prefix}_identity` }).asPromise();
  await database.dropDatabase();
  await database.close();
  const broker = await amqp.connect(process.env.AMQP_URL);
  const channel = await broker.createChannel();
  const parts = ['', '.dead', '.retry.1000', '.retry.5000', '.retry.30000'];
  for (const part of parts) await channel.deleteQueue(`${prefix}.identity${part}`);
  await channel.deleteExchange(`${prefix}.events`);
  await broker.close();
}
