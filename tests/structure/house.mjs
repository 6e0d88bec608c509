import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run house`: the size of the code and the shape of its folders, as a table. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const isTypeScript = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file) => /\.spec\.|\/(test|gallery)\/|^tests\/|\/bench\//.test(file);
const isProduct = (file) => isTypeScript(file) && !isTest(file) && /^(gateway|services|libs|web|deploy)\//.test(file);

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const linesIn = (text) => text.split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const productSources = () => new Map(tracked.filter(isProduct).map((file) => [file, textOf(file)]));

function foldersWithOneFile(product) {
  const counts = new Map();
  for (const file of product.filter((path) => /^services\/[^/]+\/src\/.+\//.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const hasFolders = (folder) => [...counts.keys()].some((other) => other.startsWith(`${folder}/`));
  return [...counts].filter(([folder, count]) => count === 1 && !hasFolders(folder)).map(([folder]) => folder);
}

/** A module is a folder `services/<service>/src/<module>`. */
export function mutualImports(sources) {
  const moduleOf = (path) => /^services\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];
  const imports = new Set();
  for (const [file, text] of sources) {
    const from = moduleOf(file);
    if (from === undefined) continue;
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) {
      const to = moduleOf(join(dirname(file), path));
      if (to !== undefined && to !== from) imports.add(`${from} ${to}`);
    }
  }
  return [...imports].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from < to && imports.has(`${to} ${from}`);
  });
}

function printTable() {
  const sources = productSources();
  const lines = [...sources.values()].map(linesIn);
  const testLines = tracked.filter((file) => isTypeScript(file) && isTest(file)).map((file) => linesIn(textOf(file)));
  const single = foldersWithOneFile([...sources.keys()]);
  const mutual = mutualImports(sources);
  const rows = [
    ['product TypeScript lines', sum(lines), '≤ 110 000'],
    ['product files', sources.size, '≤ 1 900'],
    ['mean lines of a file', (sum(lines) / sources.size).toFixed(1), '≥ 58'],
    ['files below 12 lines', lines.filter((count) => count < 12).length, '≤ 61'],
    ['service folders with one file', single.length, '≤ 10'],
    ['pairs of modules that import each other', mutual.length, '0'],
    ['test lines', sum(testLines), '≤ 75 000'],
  ];
  for (const [what, is, goal] of rows) process.stdout.write(`${what.padEnd(42)}${String(is).padStart(9)}   ${goal}\n`);
  if (process.argv.includes('--list')) process.stdout.write(`\n${[...single, ...mutual].join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable();
