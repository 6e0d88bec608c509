import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Git in the checkout, whomever that belongs to: in the container of a CI it is often somebody else's. */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, '-c', `safe.directory=${root.replace(/\/$/, '')}`, ...args]);
  return stdout.trim();
}

export interface PreviousRelease {
  /** A version, or the beginning of a commit. */
  readonly name: string;
  readonly commit: string;
}

/**
 * The newest version that this state was made from; where there is none, the commit of previous-release.json.
 * @throws Error with what to do when git does not know its sources
 */
export async function previousRelease(root: string): Promise<PreviousRelease> {
  // A state that is a release itself comes from the one before.
  const tag = await git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD~1').catch(() => '');
  const commit = tag === '' ? (await named()).commit : await git(root, 'rev-parse', `${tag}^{commit}`);
  const name = tag === '' ? commit.slice(0, 8) : tag;
  await git(root, 'cat-file', '-e', `${commit}^{commit}`).catch((cause: unknown) => {
    const remedy =
      'fetch the whole history with its tags (git fetch --tags --unshallow; in a workflow fetch-depth: 0).';
    throw new Error(`The previous release ${name} is not in this clone: ${remedy}`, { cause });
  });
  return { name, commit };
}

interface Named {
  /** Where there is no version yet. */
  readonly commit: string;
  /** Changes of contracts since then that do no harm, each with its reason. */
  readonly accepted: Readonly<Record<string, string>>;
  /** By what a failed call says: for what faults, mended since, a process of that release loses calls when it ends. */
  readonly loses?: Readonly<Record<string, string>>;
}

export const named = async (): Promise<Named> =>
  JSON.parse(await readFile(new URL('previous-release.json', import.meta.url), 'utf8')) as Named;
