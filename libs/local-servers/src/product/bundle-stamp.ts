import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lateFormatters } from './late-formatters.js';
import { programs as all } from './programs.js';
import { usedUndici } from './used-undici.js';

/** What programs are compiled from, and with which packages. */
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
 * With parts in machine code, and the drivers of database and broker, which the embedded database and `tests/crash` change from outside. `argon2` is
 * of releases before this one, which run beside it.
 */
export const leftOut = [
  '@node-rs/argon2',
  'argon2',
  'sharp',
  'mongoose',
  /^mongodb/,
  /^amqplib/,
  '@myriaddreamin/typst-ts-web-compiler',
];
/** Names of classes and functions are in logs. */
const keepNames = { function: true, class: true };
/**
 * Without comments and spaces, and with short names of variables: the text of a program stays in memory. A program has the parts that it imports
 * and no others, and those run in the order of the sources: decorators need what comes first.
 */
export const output = {
  format: 'esm',
  keepNames: true,
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: { keepNames }, mangle: { keepNames } },
  strictExecutionOrder: true,
} as const;

/** Changes when a compiled file does, the list of packages, or how the bundle is made. */
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
  // It says whether a module may be left out.
  built.map((folder) => join(root, folder, 'package.json')).forEach(add);
  add(join(root, 'package-lock.json'));
  return hash.digest('hex').slice(0, 16);
}
