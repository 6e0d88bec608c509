import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerLogin {
  readonly user: string;
  readonly password: string;
}

/**
 * The login of the embedded server with data in this folder is generated at its first start. Other users of the machine
 * reach loopback, too: without a login they could read members' documents, and with a known one they could publish
 * forged events.
 */
export function serverLogin(dataDir: string): ServerLogin {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'login.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ServerLogin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const login = { user: 'local', password: randomBytes(24).toString('hex') };
    writeFileSync(file, `${JSON.stringify(login)}\n`, { mode: 0o600 });
    return login;
  }
}
