import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asciiText } from './ascii-text.js';
import { programs as all } from './programs.js';

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
/** With parts in machine code, and the drivers of database and broker, which the embedded database and `tests/crash` change from outside. */
const leftOut = ['argon2', 'sharp', 'mongoose', /^mongodb/, /^amqplib/, '@myriaddreamin/typst-ts-web-compiler'];
/** Names of classes and functions are in logs. Comments of packages would be kept in memory with their code. */
const output = { format: 'esm', keepNames: true, comments: { legal: true, annotation: false, jsdoc: false } } as const;
const keepNames = { function: true, class: true };
/** Half as long: what a process reads, and keeps in memory as the text of its functions. */
const short = { ...output, minify: { compress: { keepNames }, mangle: { keepNames } } } as const;
/** Bundles that nothing was started from for so many milliseconds are removed. */
const keptFor = 14 * 24 * 60 * 60 * 1_000;

/**
 * Every program of the product in few files: Node reads a thousand otherwise, which is most of the time that a process
 * takes to start. They are made again when a compiled file is another one.
 * @returns the folder that has the programs
 */
export async function bundlePrograms(root: string, programs = all): Promise<string> {
  const bundles = join(root, 'node_modules/.cache/deepam/programs');
  const folder = join(bundles, stampOf(root, programs));
  if (!existsSync(folder)) {
    await mkdir(bundles, { recursive: true });
    const draft = await mkdtemp(`${folder}.`);
    await writePrograms(root, programs, draft);
    // Another process may have been faster, with the same.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
    await removeOld(bundles);
  }
  await utimes(folder, new Date(), new Date());
  return folder;
}

/**
 * @param parts what files are called that programs share: by default they are beside them, where one program finds another
 * @param isShort without spaces and with short names of variables: for images, where nobody reads them
 * @returns the files, with what each imports
 */
export async function writePrograms(
  root: string,
  programs: typeof all,
  folder: string,
  { parts = 'part-[hash].js', isShort = false } = {},
): Promise<readonly { readonly fileName: string; readonly imports: readonly string[]; readonly code: string }[]> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    tsconfig: false,
    input: Object.fromEntries(programs.map(([name, file]) => [name.slice(0, -'.js'.length), join(root, file)])),
    external: leftOut,
    onLog: (level, log, report) => {
      // What a package would use if it were installed.
      if (log.code === 'UNRESOLVED_IMPORT' && log.id?.includes('node_modules')) return;
      if (level === 'warn') report(level, log);
    },
  });
  const { output: files } = await bundle.write({ dir: folder, ...(isShort ? short : output), chunkFileNames: parts });
  await bundle.close();
  const chunks = files.filter((file) => file.type === 'chunk');
  // Not by a plugin: what rolldown prints after plugins has the letters themselves.
  await Promise.all(chunks.map(({ fileName, code }) => writeFile(join(folder, fileName), asciiText(code))));
  return chunks;
}

/** Changes when a compiled file does, the list of packages, or how the bundle is made. */
function stampOf(root: string, programs: typeof all): string {
  const hash = createHash('sha256').update(JSON.stringify([programs, leftOut.map(String), output]));
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
  add(join(root, 'package-lock.json'));
  return hash.digest('hex').slice(0, 16);
}

async function removeOld(bundles: string): Promise<void> {
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name);
    // A draft of another process may be gone by now.
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptFor) await rm(folder, { recursive: true, force: true });
  }
}
