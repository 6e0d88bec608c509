import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The checkout may belong to another user in a CI container. */
export async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, '-c', `safe.directory=${root.replace(/\/$/, '')}`, ...args]);
  return stdout.trim();
}

export interface PreviousRelease {
  readonly name: string;
  readonly commit: string;
}

/**
 * The newest version that this state derives from; without one, the commit of previous-release.json.
 * @throws Error with instructions when git does not know its sources
 */
export async function previousRelease(root: string): Promise<PreviousRelease> {
  // The predecessor of a state that is a release itself is the one before.
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
  readonly commit: string;
  /** Harmless changes of contracts since then, each with its reason. */
  readonly accepted: Readonly<Record<string, string>>;
  /** Known faults of that release, fixed since: messages of calls that its ending processes lose. */
  readonly loses?: Readonly<Record<string, string>>;
}

export const named = async (): Promise<Named> =>
  JSON.parse(await readFile(new URL('previous-release.json', import.meta.url), 'utf8')) as Named;
