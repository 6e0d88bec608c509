import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lateFormatters } from './late-formatters.js';
import { programs as all } from './programs.js';
import { usedUndici } from './used-undici.js';
import { leftOut, output, bundleStamp } from './bundle-stamp.js';

/** Bundles that nothing was started from for so many milliseconds are removed. */
const keptFor = 14 * 24 * 60 * 60 * 1_000;

/**
 * Bundles every program of the product into few files: Node would read a thousand otherwise, which is most of the
 * start time of a process. A changed compiled file causes a new bundle.
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
  const chunks = files.filter((file) => file.type === 'chunk');
  // A plugin is too early: rolldown prints the letters themselves after plugins.
  await Promise.all(chunks.map(({ fileName, code }) => writeFile(join(folder, fileName), asciiText(code))));
  return chunks;
}

async function removeOld(bundles: string): Promise<void> {
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptFor) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The same program with every letter beyond ASCII as an escape. Node keeps the text of a program in memory, with two
 * bytes for each letter if a single one is beyond ASCII.
 * @throws Error if an escape would be another text: in a raw template
 */
export function asciiText(code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) throw new Error('A raw template has letters beyond ASCII.');
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, letter: string) => {
    // A backslash before a letter that needs none has no meaning.
    const others = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
