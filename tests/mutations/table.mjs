import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { misfits, root, rows } from './rows.mjs';
import { Tree } from './tree.mjs';

const verdicts = { failed: 'caught', passed: 'SURVIVED' };

/**
 * Applies each mutation that matches `word` (a regular expression), one at a time, and runs the tests of its row on
 * one set of servers. Returns the number of rows that were not caught, or no longer fit the code.
 */
export async function runTable(word) {
  const chosen = rows.filter((row) => new RegExp(word).test(JSON.stringify(row)));
  const errors = chosen.flatMap(misfits);
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    return errors.length;
  }
  const { startTestInfrastructure } = await import(join(root, 'libs/local-servers/dist/index.js'));
  const folder = mkdtempSync(join(tmpdir(), 'deepam-mutations-'));
  const servers = await startTestInfrastructure({ dataDir: join(folder, 'data'), env: process.env });
  const tree = new Tree(folder, root, servers.environment);
  const cleanUp = async () => {
    tree.stop();
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().then(() => process.exit(130)));
  try {
    return await survivors(chosen, tree);
  } finally {
    await cleanUp();
  }
}

async function survivors(chosen, tree) {
  let missed = 0;
  for (const spec of new Set(chosen.map((row) => row.spec))) {
    const own = chosen.filter((row) => row.spec === spec);
    // The same tests run with and without the mutation: a test that fails anyway would seem to catch everything.
    const tests = [...new Set(own.map(({ test }) => test))];
    const before = await tree.outcomes(spec, tests);
    for (const row of own) {
      const startedAt = Date.now();
      const after = await tree.with(row, () => tree.outcomes(spec, tests));
      const [was, is] = [before, after].map((outcomes) => outcomes.get(row.test));
      const verdict = was?.status === 'passed' ? (verdicts[is?.status] ?? 'DOES NOT LOAD') : 'RED BEFORE';
      const isCaught = verdict === verdicts.failed;
      if (!isCaught) missed += 1;
      console.log(`${seconds(startedAt)} s  ${verdict}  ${row.what}${isCaught ? `: ${is.why}` : ''}`);
      if (!isCaught) console.log(`    ${row.file}\n    ${spec}: ${row.test}\n    ${was?.why ?? ''}`);
    }
  }
  console.log(`\n${chosen.length} mutations, ${chosen.length - missed} caught\n`);
  return missed;
}

const seconds = (startedAt) => ((Date.now() - startedAt) / 1_000).toFixed(1).padStart(6);
