import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundledProgram, bundlePrograms, folderOf, programParts, programs, type System } from '@deepam/local-servers';
import { git, type PreviousRelease } from './previous-release.js';
import { different, installedIn, linkPackages, wantedIn } from './release-packages.js';

const run = promisify(execFile);

export interface Build {
  readonly root: string;
  readonly program: System['program'];
}

export const todaysBuild = (root: string): Promise<Build> => buildIn(root);

export class ReleaseBuild {
  private constructor(
    private readonly folder: string,
    readonly build: Build,
  ) {}

  static async of(root: string, { commit }: PreviousRelease): Promise<ReleaseBuild> {
    const folder = await mkdtemp(join(tmpdir(), 'deepam-release-'));
    try {
      const checkout = await checkOut(root, commit, folder);
      await providePackages(root, checkout);
      const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
      const parts = programParts.map((part) => join(checkout, folderOf(part)));
      await run(process.execPath, [compiler, '-b', ...parts, '--noCheck', '--checkers', '1']);
      return new ReleaseBuild(folder, await buildIn(checkout, { isThisRelease: false }));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function checkOut(root: string, commit: string, folder: string): Promise<string> {
  const archive = join(folder, 'sources.tar');
  const checkout = join(folder, 'checkout');
  await git(root, 'archive', '--output', archive, commit);
  await mkdir(checkout);
  await run('tar', ['-xf', archive, '-C', checkout]);
  return checkout;
}

/** Today's packages are used if the release has the same lock file; this takes a second instead of minutes. */
async function providePackages(root: string, checkout: string): Promise<void> {
  if (different(wantedIn(checkout), installedIn(root)).length === 0) return linkPackages(root, checkout);
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { cwd: checkout });
}

async function buildIn(root: string, whose?: Parameters<typeof bundlePrograms>[2]): Promise<Build> {
  const own = programs.filter(([, compiled]) => existsSync(join(root, compiled)));
  const folder = await bundlePrograms(root, own, whose);
  return { root, program: (part, command) => join(folder, bundledProgram(part, command)) };
}
