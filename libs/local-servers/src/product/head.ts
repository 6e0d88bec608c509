import { execFile } from 'node:child_process';
import type { System } from './system.js';

export interface Head {
  readonly mobile: string;
  /** Without a password the command generates one and prints it once. */
  readonly password?: string;
  readonly name?: string;
}

export interface HeadOutcome {
  readonly exists: boolean;
  /** The output includes a password that the command generated. */
  readonly output: readonly string[];
}

const timeoutMs = 120_000;

/** Only the command of the identity service can create the head. */
export function ensureHead(root: string, system: System, head: Head, env: NodeJS.ProcessEnv): Promise<HeadOutcome> {
  const { nodeArgs, services } = system.environments;
  const args = [...nodeArgs, system.program('identity', 'head-create')];
  const environment = {
    ...env,
    ...services.identity,
    HEAD_MOBILE: head.mobile,
    HEAD_PASSWORD: head.password ?? '',
    HEAD_NAME: head.name ?? '',
    LOG_LEVEL: 'error',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: environment, timeout: timeoutMs }, (error, stdout, stderr) => {
      const reason = error?.killed ? `The command took longer than ${timeoutMs / 1_000} s.` : stderr || error?.message;
      const output = (error ? String(reason) : stdout).trim().split('\n');
      resolve({ exists: error === null, output });
    });
  });
}
