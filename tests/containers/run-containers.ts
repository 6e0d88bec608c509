import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment } from '@deepam/local';
import { endOnSignals, freePort, portOrFree, screenReporter } from '@deepam/local-servers';
import { logIn } from '../crash/life.js';
import { PatientClient } from '../crash/patient-client.js';
import { Compose } from './compose.js';
import { killEach, processes, replicas, stopEachServer, untilHealthy } from './disturbances.js';
import { Lives, newHead } from './lives.js';
import { Report } from './report.js';
import { checkBooks } from './settled.js';

const mostMegabytes = (image: string): number => (image === 'web' ? 60 : 180);

/** The settings of a trial: example addresses, and all calls from one address. */
const settings = {
  PAYEE_VPA: 'containers@examplebank',
  ALLOW_EXAMPLE_VALUES: '1',
  SECOND_FACTOR: 'off',
  STEP_UP_HEAD_SECONDS: '86400',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
};

/**
 * `npm run containers`: builds the shipped images, starts and scales everything, runs members through the whole life
 * while each process is killed and each server stopped, audits the books, and ends everything in order.
 * @returns the exit code: 1 after a failed check
 */
export async function containers(root: string): Promise<number> {
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env);
  const report = new Report(reporter);
  const folder = await mkdtemp(join(tmpdir(), 'deepam-containers-'));
  const envFile = join(folder, '.env');
  const port = await freePorts();
  const all = { ...env, ...settings, PORT: `127.0.0.1:${port}-${port + 1}` };
  execFileSync(process.execPath, [join(root, 'deploy/docker/new-env.mjs'), envFile], { env: all, stdio: 'pipe' });
  const compose = new Compose(root, `deepam-containers-${process.pid}`, envFile, all);
  const clean = async () => {
    await compose.remove();
    await rm(folder, { recursive: true, force: true });
  };
  endOnSignals({ end: clean, kill: async () => {} }, env, 130);
  try {
    await proven(compose, report, port);
  } catch (error) {
    report.check(false, error instanceof Error ? `${error.message}${causeOf(error)}` : String(error));
    reporter.info((await compose.run('ps', '--all').catch(String)).trim());
    reporter.info((await compose.run('logs', '--no-color', '--tail', '6').catch(String)).trim());
  } finally {
    await clean();
  }
  reporter.info(report.misses.length === 0 ? 'everything is as it must be' : `${report.misses.length} misses`);
  return report.misses.length === 0 ? 0 : 1;
}

async function proven(compose: Compose, report: Report, port: number): Promise<void> {
  await report.timed('the images are built', () => compose.run('build'));
  for (const image of processes) {
    const megabytes = (await compose.sizeOf(`deepam/${image}`)) / 1e6;
    report.check(megabytes <= mostMegabytes(image), `image of ${image}: ${megabytes.toFixed(0)} MB`);
  }
  await report.timed('everything is up', () => compose.up());
  const head = newHead();
  const given = Object.entries(head).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  await report.timed('the head is made', () =>
    compose.run('run', '--rm', '-T', '--no-deps', ...given, 'identity', 'node', 'dist/head-create.js'),
  );
  await checkThreadsYield(compose, report);
  const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
  await report.timed(`scaled: ${scale.filter((word) => word !== '--scale').join(' ')}`, async () => {
    await compose.up('--no-recreate', ...scale);
    for (const [name, count] of Object.entries(replicas)) await untilHealthy(compose, name, count);
  });

  const urls = [port, port + 1].map((one) => `http://127.0.0.1:${one}`);
  const client = new PatientClient(...urls);
  const lives = await Lives.begin(client, await logIn(client, head.HEAD_MOBILE, head.HEAD_NAME));
  await report.timed('a member goes the whole way', () => lives.oneMore());
  await killEach(compose, lives, report);
  await stopEachServer(compose, lives, report);
  await lives.end();
  const faults = await lives.faults();
  report.check(faults.length === 0, [`${lives.done.length} members went the whole way`, ...faults].join('; '));
  await checkBooks(compose, report);
  await endInOrder(compose, report);
}

async function endInOrder(compose: Compose, report: Report): Promise<void> {
  await report.timed('everything ends in order', () => compose.run('stop'));
  for (const { service, exitCode, state } of await compose.containers())
    report.check(state === 'exited' && exitCode === 0, `${service} is ${state} with ${exitCode}`);
}

/** The web has two replicas, so two adjacent ports are needed. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await portOrFree(port + 1);
    if (next === port + 1) return port;
  }
}

const causeOf = ({ cause }: Error): string => (cause === undefined ? '' : `: ${String(cause)}`);

const program = `
  const { readdirSync, readFileSync } = require('node:fs');
  const tasks = (process) => { try { return readdirSync('/proc/' + process + '/task'); } catch { return []; } };
  const nameOf = (thread) => { try { return readFileSync('/proc/' + thread + '/comm', 'utf8').trim(); } catch { return ''; } };
  const others = readdirSync('/proc').filter((name) => /^\\d+$/.test(name) && Number(name) !== process.pid);
  const pool = others.flatMap(tasks).filter((thread) => nameOf(thread) === 'libuv-worker');
  console.log(pool.map((thread) => require('node:os').getPriority(Number(thread))).join(' '));
`;

export async function checkThreadsYield(compose: Compose, report: Report): Promise<void> {
  const seen = (await compose.run('exec', '-T', 'identity', 'node', '-e', program)).trim();
  report.check(/^10( 10)*$/.test(seen), `identity checks passwords with priority ${seen || 'unknown'}`);
}
