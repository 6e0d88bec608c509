import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const claims = new URL('../dist/processes/claims.js', import.meta.url).href;
const ports = Array.from({ length: 400 }, (_, index) => 20_000 + index);
const processesAtOnce = 4;

/**
 * Claims ports one after the other, each at its own time, prints the claimed ones, and keeps running because its
 * claims end with it.
 */
const program = (folder: string, startAt: number) => `
  const { takeClaim } = await import('${claims}');
  const got = ${JSON.stringify(ports)}.filter((port, index) => {
    while (performance.timeOrigin + performance.now() < ${startAt} + index);
    return takeClaim('${folder}', String(port));
  });
  console.log(JSON.stringify(got));
  process.stdin.resume();
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-claims-'));
});
afterAll(() => rm(folder, { recursive: true }));

it("a port is never given to two processes, even if all of them find an ended one's claim", async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  for (const port of ports) await writeFile(join(folder, `${port}-${pid}`), '');
  const startAt = Date.now() + 1_500;
  const args = ['--input-type=module', '--eval', program(folder, startAt)];
  const claimers = Array.from({ length: processesAtOnce }, () => spawn(process.execPath, args));
  const printed = await Promise.all(
    claimers.map(({ stdout }) => once(stdout, 'data', { signal: AbortSignal.timeout(30_000) })),
  );
  for (const { stdin } of claimers) stdin.end();
  const all = printed.flatMap(([line]) => JSON.parse(String(line)) as number[]);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([]);
});
