import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { OperatorError, findOnPath, isExecutable } from '@deepam/local-servers';

const run = promisify(execFile);

export interface DebianTool {
  readonly title: string;
  readonly variable: string;
  readonly names: readonly string[];
  readonly debianPackage: string;
}

export const chromium: DebianTool = {
  title: 'Chromium',
  variable: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
};
/** Chromium without its window: faster, and without notifications. */
export const headlessShell: DebianTool = {
  title: 'Chromium headless shell',
  variable: 'HEADLESS_SHELL',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  debianPackage: 'chromium-headless-shell',
};
export const nginx: DebianTool = { title: 'nginx', variable: 'NGINX', names: ['nginx'], debianPackage: 'nginx-light' };
export const pdftotext: DebianTool = {
  title: 'pdftotext',
  variable: 'PDFTOTEXT',
  names: ['pdftotext'],
  debianPackage: 'poppler-utils',
};
export const kubectl: DebianTool = {
  title: 'kubectl',
  variable: 'KUBECTL',
  names: ['kubectl'],
  debianPackage: 'kubernetes-client',
};

/**
 * The program that its variable names, one on PATH, or on Debian as root the one that apt-get installs now.
 * @throws OperatorError when there is none
 */
export async function findTool(tool: DebianTool, env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<string> {
  const { title, variable, debianPackage } = tool;
  const named = env[variable];
  if (named) {
    if (!isExecutable(named)) throw new OperatorError(`${variable} names ${named}, which cannot be run.`);
    return named;
  }
  const found = installed(tool, env);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath('apt-get', env.PATH)) {
    log(`Installing ${title} with apt-get …`);
    await oneAtATime(() => install(debianPackage, env));
  }
  const now = installed(tool, env);
  if (now) return now;
  throw new OperatorError(
    `${title} was not found: install it (on Debian: sudo apt-get install ${debianPackage}) or set ${variable} to it.`,
  );
}

function installed({ names }: DebianTool, env: NodeJS.ProcessEnv): string | undefined {
  return names.map((name) => findOnPath(name, env.PATH)).find((path) => path !== undefined);
}

/** Whether it worked is seen by what is there afterwards. Run level 1 keeps a package from starting a server of its own. */
async function install(debianPackage: string, env: NodeJS.ProcessEnv): Promise<void> {
  const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env: aptEnv, maxBuffer: 1 << 26 });
  await apt('update').catch(() => undefined);
  await apt('install', '-y', '--no-install-recommends', debianPackage).catch(() => undefined);
}

let last: Promise<unknown> = Promise.resolve();
/** The lists of packages have a lock that nobody waits for. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
