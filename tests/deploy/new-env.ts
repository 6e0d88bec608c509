import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../deploy/docker/new-env.mjs', import.meta.url));

export function newEnv(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'deepam-env-'));
  try {
    const env = { ...process.env, PAYEE_VPA: 'shop@okhdfcbank', VAPID_SUBJECT: 'mailto:head@deepam.in' };
    execFileSync(process.execPath, [program, join(folder, '.env')], { env, stdio: 'ignore' });
    return variablesIn(readFileSync(join(folder, '.env'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
