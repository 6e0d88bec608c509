import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEarnings, dashboard, latestUnread, listPlans } from '@deepam/contracts';
import { compiledProgram } from '@deepam/local-servers';
import { poll, startProduct, type Product } from '@deepam/testing';
import { atMost } from '../figures/goal.js';
import { single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { withoutLimits } from '../running/bench.js';
import { tracingShare, type Profile } from './tracing-share.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const members = 4;
const callsOfMember = 20;
const warmUps = 6;
const roundCount = 8;

/**
 * Measures the processor time of tracing for a tenth of the calls. Two equal processes differ by some percent, because
 * each compiles its code in its own way, so the comparison of two products is useless; the share of tracing within one
 * process is measured instead.
 */
export async function measureTracing(): Promise<Measured> {
  const shares = { 'a tenth': await profiled('0.1'), all: await profiled('1') };
  const goals = Object.entries(shares).flatMap(([traces, profiles]) => {
    const every = profiles.map(({ share }) => share);
    const whole = {
      tracing: every.reduce((sum, { tracing }) => sum + tracing, 0),
      busy: every.reduce((sum, { busy }) => sum + busy, 0),
    };
    return [{ name: 'all processes', share: whole }, ...profiles].map(({ name, share }) => ({
      what: `tracing, of what ${name} do${name === 'all processes' ? '' : 'es'}, with ${traces} of the traces`,
      unit: '%',
      ...(name === 'all processes' && traces === 'a tenth' ? { bound: atMost(3) } : {}),
      seen: single((100 * share.tracing) / share.busy),
      detail: `of ${share.busy} samples`,
    }));
  });
  return { goals };
}

async function profiled(ratio: string) {
  const folder = await mkdtemp(join(tmpdir(), 'deepam-profiles-'));
  const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((listens) => collector.listen(0, '127.0.0.1', listens));
  const product = await startProduct({
    servers: 'own',
    preload: join(root, 'tests/bench/tracing/profile.cjs'),
    // The files are not bundled, because a profile identifies code by its file.
    build: { root, program: (part, command) => join(root, compiledProgram(part, command)) },
    settings: {
      PROFILE_FOLDER: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_TRACES_SAMPLER_ARG: ratio,
      ...withoutLimits,
    },
  });
  try {
    const work = await prepared(product);
    for (let round = 0; round < warmUps; round += 1) await work();
    const { services } = product.system;
    for (const { pid } of services) process.kill(pid!, 'SIGUSR2');
    for (let round = 0; round < roundCount; round += 1) await work();
    for (const { pid } of services) process.kill(pid!, 'SIGUSR2');
    return await Promise.all(
      services.map(async ({ name, pid }) => {
        const profile = await poll(() => readProfile(join(folder, `${pid}.cpuprofile`)));
        return { name, share: tracingShare(profile) };
      }),
    );
  } finally {
    await product.close();
    collector.close();
    await rm(folder, { recursive: true });
  }
}

const readProfile = (file: string): Promise<Profile | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Profile,
    () => undefined,
  );

async function prepared(product: Product): Promise<() => Promise<void>> {
  const { api, head } = product;
  const people = await Promise.all(Array.from({ length: members }, () => product.member(head, 'Gold')));
  const notified = product.database('notification').collection('notifications');
  return async () => {
    const before = await notified.countDocuments();
    const work = people.map(async ({ token, memberId }) => {
      for (let call = 0; call < callsOfMember; call += 1) {
        await api.call(dashboard, { token });
        await api.call(latestUnread, { token });
        await api.call(listPlans, { token });
        if (call % 4 === 0) await api.call(addEarnings, { token: head.token, body: { earning: 1, userId: memberId } });
      }
    });
    await Promise.all(work);
    await poll(async () => (await notified.countDocuments()) >= before + (members * callsOfMember) / 4, {
      timeout: 60_000,
    });
  };
}
