import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `npm run house`: the size of the code and the shape of its folders, as a table. */

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const isTypeScript = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file) => /\.spec\.|\/test\/|^tests\/|\/bench\//.test(file);
const isProduct = (file) => isTypeScript(file) && !isTest(file) && /^(gateway|services|libs|web|deploy)\//.test(file);

const textOf = (file) => readFileSync(file, 'utf8');
const linesOf = (file) => textOf(file).split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const product = tracked.filter(isProduct);
const lines = product.map(linesOf);

function foldersWithOneFile() {
  const counts = new Map();
  for (const file of product.filter((path) => /^services\/[^/]+\/src\/.+\//.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const hasFolders = (folder) => [...counts.keys()].some((other) => other.startsWith(`${folder}/`));
  return [...counts].filter(([folder, count]) => count === 1 && !hasFolders(folder)).map(([folder]) => folder);
}

/** Pairs of modules of a service, `services/<service>/src/<module>`, that import each other. */
function mutualImports() {
  const moduleOf = (path) => /^services\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];
  const imports = new Set();
  for (const file of product) {
    const from = moduleOf(file);
    if (from === undefined) continue;
    for (const [, path] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
      const to = moduleOf(join(dirname(file), path));
      if (to !== undefined && to !== from) imports.add(`${from} ${to}`);
    }
  }
  return [...imports].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from < to && imports.has(`${to} ${from}`);
  });
}

const tests = tracked.filter((file) => isTypeScript(file) && isTest(file));
const single = foldersWithOneFile();
const mutual = mutualImports();
const rows = [
  ['product TypeScript lines', sum(lines), '≤ 110 000'],
  ['product files', product.length, '≤ 1 900'],
  ['mean lines of a file', (sum(lines) / product.length).toFixed(1), '≥ 58'],
  ['files below 12 lines', lines.filter((count) => count < 12).length, '≤ 61'],
  ['service folders with one file', single.length, '≤ 10'],
  ['pairs of modules that import each other', mutual.length, '0'],
  ['test lines', sum(tests.map(linesOf)), '≤ 75 000'],
];
for (const [what, is, goal] of rows) process.stdout.write(`${what.padEnd(42)}${String(is).padStart(9)}   ${goal}\n`);
if (process.argv.includes('--list')) process.stdout.write(`\n${[...single, ...mutual].join('\n')}\n`);
