import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listeningServices } from '@deepam/contracts';
import { exchangeOf, topologyOf } from '@deepam/messaging';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { descendants, isAlive, poll, testInfra, uniquePrefix } from '@deepam/testing';
import { connect } from 'amqplib';
import { request } from 'undici';
import { freePort, serviceNames } from '@deepam/local-servers';
import { Launcher } from './launcher.js';
import { LocalRun } from './local-run.js';

let run: LocalRun;
beforeAll(async () => {
  const preload = fileURLToPath(new URL('deaf-to-broker.cjs', import.meta.url));
  run = await LocalRun.prepare({ NODE_OPTIONS: `--require ${preload}` });
});
afterAll(() => run.close());

function processOf(parent: number, program: string): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const own = new Set(descendants(parent));
  const row = rows.find((line) => line.includes(program) && own.has(Number.parseInt(line, 10)));
  // A signal to process 0 would end this run.
  if (row === undefined) throw new Error(`No process below ${parent} runs ${program}.`);
  return Number.parseInt(row, 10);
}

async function startingPage(): Promise<number | null> {
  const answer = await request(run.url).catch(() => null);
  const isStarting = (await answer?.body.text())?.includes('Deepam is starting') === true;
  return isStarting ? answer!.statusCode : null;
}

it('npm start shows a page that says starting, then serves web and API at one address without a printed problem', async () => {
  const launcher = run.launch('start', '--empty');
  await poll(async () => (await startingPage()) === 503);
  await launcher.says('RabbitMQ is ready');
  expect(await startingPage()).toBe(503);
  await launcher.says('is ready at');
  expect(launcher.output).not.toContain('✖');
  const page = await request(run.url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  await page.body.dump();
  expect(await run.logIn()).toBe(200);
  const demo = await request(`${run.url}/api/demo-logins`);
  expect(await demo.body.json()).toEqual([]);
  expect(launcher.output).not.toContain(run.env['HEAD_PASSWORD']);
});

it('npm start reports the crash of a process and starts it again', async () => {
  const [launcher] = run.running as [Launcher];
  process.kill(processOf(launcher.pid, '/commission.js'), 'SIGKILL');
  await launcher.says('commission ended (killed by a signal');
  await launcher.says('commission is back');
});

it('npm start starts a process again that ended itself because the broker answers all others but not it', async () => {
  const [launcher] = run.running as [Launcher];
  process.kill(processOf(launcher.pid, '/notification.js'), 'SIGUSR2');
  await launcher.says('notification ended (exit code 69');
  await launcher.says('notification is back');
});

it('npm start reports the crash of a server and starts it again at the same address', async () => {
  const [launcher] = run.running as [Launcher];
  process.kill(processOf(launcher.pid, 'mongod'), 'SIGKILL');
  await launcher.says('MongoDB is back');
  await poll(() => run.isReady());
  expect(await run.logIn()).toBe(200);
});

it('a second npm start or a reset in the same folder is rejected in one sentence', async () => {
  const [first] = run.running as [Launcher];
  for (const command of ['start', 'reset']) {
    const second = run.launch(command);
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`(process ${first.pid})`);
    expect(second.output.trim().split('\n')).toHaveLength(1);
  }
  expect(await run.logIn()).toBe(200);
});

it('npm start runs a command of a service with the settings of the running system', async () => {
  const audit = run.launch('command', 'commission', 'audit');
  expect(await audit.exited).toBe(0);
  const unknown = run.launch('command', 'commission', 'no-such-program');
  expect(await unknown.exited).toBe(2);
  expect(unknown.output).toContain('npm run command -- <part> <program>');
});

it('npm start ends everything within ten seconds of SIGTERM, with nothing left behind', async () => {
  const [launcher] = run.running as [Launcher];
  const started = descendants(launcher.pid);
  expect(started.length).toBeGreaterThan(9);
  const signalledAt = Date.now();
  launcher.signal('SIGTERM');
  expect(await launcher.exited).toBe(0);
  await poll(() => !started.some(isAlive), { timeout: 5_000 });
  expect(Date.now() - signalledAt).toBeLessThan(10_000);
});

it('npm run reset removes the data and prints the removed parts', async () => {
  const reset = run.launch('reset');
  expect(await reset.exited).toBe(0);
  expect(reset.output).toContain('Removed');
});

it('a taken port is reported in one sentence, and no process is left', async () => {
  const blocker = createServer().listen(Number(run.env['PORT']), '127.0.0.1');
  const launcher = run.launch('start');
  expect(await launcher.exited).toBe(1);
  blocker.close();
  expect(launcher.output.trim()).toBe(
    `Port ${run.env['PORT']} is used by another program: end that, or choose another with PORT=${Number(run.env['PORT']) + 1000} npm start.`,
  );
});

it('an unreachable server of the environment is reported in one sentence', async () => {
  const launcher = new Launcher(['start'], { ...run.env, AMQP_URL: `amqp://127.0.0.1:${await freePort()}` });
  expect(await launcher.exited).toBe(1);
  const sentences = launcher.output.split('\n').filter((line) => line.includes('AMQP_URL'));
  expect(sentences).toHaveLength(1);
  expect(launcher.output).not.toContain('    at ');
});

it('npm start creates all queues before any process starts, and ends with a sentence when one cannot be created', async () => {
  const { amqpUrl } = testInfra();
  const prefix = uniquePrefix();
  const names = listeningServices.flatMap((service) => {
    const { queue, dead, retries } = topologyOf(prefix, service, [1_000, 5_000, 30_000]);
    return [queue, dead, ...retries.map(({ name }) => name)];
  });
  const broker = await connect(amqpUrl);
  const channel = await broker.createChannel();
  await channel.assertQueue(topologyOf(prefix, listeningServices.at(-1)!, []).queue, { maxLength: 1 });
  const settings = { ...run.env, AMQP_URL: amqpUrl, AMQP_PREFIX: prefix, DATA_DIR: join(run.folder, 'other') };
  const launcher = new Launcher(['start'], settings);
  run.running.push(launcher);
  expect(await launcher.exited).toBe(1);
  expect(launcher.output).toContain('The queues could not be made');
  expect(launcher.output).not.toMatch(new RegExp(`(${serviceNames.join('|')}) is ready`));
  for (const name of names) await channel.deleteQueue(name);
  await channel.deleteExchange(exchangeOf(prefix));
  await broker.close();
});
