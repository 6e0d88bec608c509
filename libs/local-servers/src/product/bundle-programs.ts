import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { programs as all } from './programs.js';
import { createHash } from 'node:crypto';

/**
 * The bundle contains only the used parts of undici: connections and requests. Its index also loads `fetch`, sockets
 * and caches as browsers have them, and with them those of Node (ADR 94). A program that uses more of it cannot be
 * bundled.
 */
const usedUndici = {
  name: 'used-undici',
  // The stamp of a bundle includes the text of this function, so it contains everything.
  load: (id: string): string | null =>
    /[\\/]undici[\\/]index\.js$/.test(id)
      ? `import Dispatcher from './lib/dispatcher/dispatcher.js';
        import api from './lib/api/index.js';
        Object.assign(Dispatcher.prototype, api);
        export { default as Client } from './lib/dispatcher/client.js';
        export { default as Pool } from './lib/dispatcher/pool.js';
        export { default as Agent } from './lib/dispatcher/agent.js';`
      : null,
};

/**
 * The plugin is for the bundler. Nest creates a time formatter for its own log, which this product does not use: its
 * data takes 8 MB of each process. The formatter is created on first use. A test finds formatters that a program
 * creates at load time.
 */
export const lateFormatters = {
  name: 'late-formatters',
  transform: (code: string, id: string): string | null => {
    const formatter = /const dateTimeFormatter = (new Intl\.DateTimeFormat\([^;]*\));/;
    return id.includes('@nestjs/common/services') && formatter.test(code)
      ? code.replace(formatter, 'let made; const dateTimeFormatter = { format: (time) => (made ??= $1).format(time) };')
      : null;
  },
};

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
 * These packages have native code, or are the drivers of database and broker, which the embedded database and
 * `tests/crash` patch.
 */
const leftOut = [
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
const output = {
  format: 'esm',
  keepNames: true,
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: { keepNames }, mangle: { keepNames } },
  strictExecutionOrder: true,
} as const;

function bundleStamp(root: string, programs: typeof all): string {
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
  // The `sideEffects` of a package allows or forbids dropping a module.
  built.map((folder) => join(root, folder, 'package.json')).forEach(add);
  add(join(root, 'package-lock.json'));
  return hash.digest('hex').slice(0, 16);
}

/** A bundle from which no program was started is removed after this number of milliseconds. */
const keptFor = 14 * 24 * 60 * 60 * 1_000;

/**
 * Bundles every program of the product into few files: Node would read a thousand otherwise, which is most of the start
 * time of a process. A changed compiled file causes a new bundle.
 * @param isThisRelease the sources of another release may use more of a package than today's
 * @returns the folder of the programs
 */
export async function bundlePrograms(root: string, programs = all, { isThisRelease = true } = {}): Promise<string> {
  const bundles = join(root, 'node_modules/.cache/deepam/programs');
  const folder = join(bundles, bundleStamp(root, programs));
  if (!existsSync(folder)) {
    await mkdir(bundles, { recursive: true });
    const draft = await mkdtemp(`${folder}.`);
    await writePrograms(root, programs, draft, { isThisRelease });
    // Another process may have written the same bundle first.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
    await removeOld(bundles);
  }
  await utimes(folder, new Date(), new Date());
  return folder;
}

/**
 * @param parts the names of shared files: by default they are in the folder of the programs, which find each other
 * there
 * @returns the files and their imports
 */
export async function writePrograms(
  root: string,
  programs: typeof all,
  folder: string,
  { parts = 'part-[hash].js', isThisRelease = true } = {},
): Promise<readonly { readonly fileName: string; readonly imports: readonly string[]; readonly code: string }[]> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    tsconfig: false,
    input: Object.fromEntries(programs.map(([name, file]) => [name.slice(0, -'.js'.length), join(root, file)])),
    external: leftOut,
    plugins: [lateFormatters, ...(isThisRelease ? [usedUndici] : [])],
    onLog: (level, log, report) => {
      if (log.code === 'UNRESOLVED_IMPORT' && log.id?.includes('node_modules')) return;
      if (level === 'warn') report(level, log);
    },
  });
  const { output: files } = await bundle.write({ dir: folder, ...output, chunkFileNames: parts });
  await bundle.close();
  return files.filter((file) => file.type === 'chunk');
}

async function removeOld(bundles: string): Promise<void> {
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptFor) await rm(folder, { recursive: true, force: true });
  }
}
