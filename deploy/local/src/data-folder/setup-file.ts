import { randomInt } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { OperatorError } from '@deepam/local-servers';

export interface Setup {
  readonly headMobile: string;
  /** Known for demo data only, whose logins the login page offers. */
  readonly headPassword: string | null;
  readonly demoPassword: string | null;
  readonly isHeadMade: boolean;
  readonly isDemoComplete: boolean;
}

/** @throws OperatorError when there is a file that cannot be read */
export async function readSetup(file: string): Promise<Setup | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Setup;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    const remedy = 'put a copy of it back, or begin anew with npm run reset.';
    throw new OperatorError(`${file} cannot be read (${(cause as Error).message}): ${remedy}`, { cause });
  }
}

export async function writePrivate(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}

/** Only letters, and none that form a word: passwords must not contain digits, common words or names. */
const letters = 'bcdfghjkmnpqrstvwxyz';

/** "deepam-kmqztr": short enough to type on a phone, different on every machine. */
export const newPassword = (length: number): string =>
  `deepam-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
