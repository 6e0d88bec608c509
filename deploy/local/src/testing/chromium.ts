import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { Fault } from '../fault.js';
import { findOnPath, isExecutable } from '../processes/find-on-path.js';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to drive: CHROMIUM, one on PATH, or on Debian as root the one that apt-get installs now.
 * @throws Fault when there is none
 */
export async function findChromium(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<string> {
  if (env.CHROMIUM) {
    if (!isExecutable(env.CHROMIUM)) throw new Fault(`CHROMIUM names ${env.CHROMIUM}, which cannot be run.`);
    return env.CHROMIUM;
  }
  const found = installed(env);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath('apt-get', env.PATH)) {
    log('Installing Chromium with apt-get …');
    const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) =>
      run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env: aptEnv, maxBuffer: 1 << 26 });
    await apt('update').catch(() => undefined);
    await apt('install', '-y', '--no-install-recommends', 'chromium').catch(() => undefined);
  }
  const now = installed(env);
  if (now) return now;
  throw new Fault(
    'Chromium was not found: install it (on Debian: sudo apt-get install chromium) or set CHROMIUM to it.',
  );
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  return names.map((name) => findOnPath(name, env.PATH)).find((path) => path !== undefined);
}
