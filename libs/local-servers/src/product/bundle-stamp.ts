import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lateFormatters } from './late-formatters.js';
import { programs as all } from './programs.js';
import { usedUndici } from './used-undici.js';

/** The bundle stamp covers the sources of programs and their packages. */
const sources = [
  'libs/bank-statements',
  'libs/contracts',
  'libs/members',
  'libs/messaging',
  'libs/platform',
  'services',
  'gateway',
];
/**
 * Packages with native code, and the drivers of database and broker, which the embedded database and `tests/crash`
 * patch.
 */
export const leftOut = [
  '@node-rs/argon2',
  'sharp',
  'mongoose',
  /^mongodb/,
  /^amqplib/,
  '@myriaddreamin/typst-ts-web-compiler',
];
/** Logs contain the names of classes and functions. */
const keepNames = { function: true, class: true };
/**
 * The output has no comments and spaces, and short names of variables, because the text of a program stays in memory.
 * A program contains only the parts that it imports, in the order of the sources: decorators need their predecessors.
 */
export const output = {
  format: 'esm',
  keepNames: true,
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: { keepNames }, mangle: { keepNames } },
  strictExecutionOrder: true,
} as const;

/** The stamp changes with a compiled file, the list of packages, or the bundling options. */
export function bundleStamp(root: string, programs: typeof all): string {
  const hash = createHash('sha256').update(
    JSON.stringify([programs, leftOut.map(String), output, String(lateFormatters.transform), String(usedUndici.load)]),
  );
  const add = (path: string) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.name.endsWith('.js')) add(path);
    }
  };
  const built = sources.flatMap((folder) =>
    folder === 'services' ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [folder],
  );
  built.map((folder) => join(root, folder, 'dist')).forEach(walk);
  // Its `sideEffects` allows or forbids dropping a module.
  built.map((folder) => join(root, folder, 'package.json')).forEach(add);
  add(join(root, 'package-lock.json'));
  return hash.digest('hex').slice(0, 16);
}
