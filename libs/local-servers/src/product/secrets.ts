import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { createECDH, randomBytes } from 'node:crypto';

/**
 * The secrets are created once per data folder: files, numbers and subscriptions made with them are useless with
 * others.
 */
export interface Secrets {
  readonly fileLinkSecret: string;
  readonly serviceSecret: string;
  readonly dataKeys: string;
  readonly digestKeys: string;
  /** The key pair of web push (RFC 8292) is a P-256 point and number in base64url. */
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}

/**
 * The file is readable for its owner only; the call reads it and adds missing secrets.
 * @param hasData whether the folder has stored data already: then lost secrets are not replaced
 * @throws OperatorError when the file cannot be read, or is missing although there are data
 */
export async function localSecrets(file: string, hasData = false): Promise<Secrets> {
  const known = await readKnown(file);
  if (known === null && hasData) {
    throw new OperatorError(`${file} is missing, and the data beside it cannot be read without it: ${remedy}`);
  }
  const secrets = { ...newSecrets(), ...known };
  if (Object.keys(secrets).length > Object.keys(known ?? {}).length) await save(file, secrets);
  return secrets;
}

const variables: Readonly<Record<keyof Secrets, string>> = {
  fileLinkSecret: 'FILE_LINK_SECRET',
  serviceSecret: 'SERVICE_SECRET',
  dataKeys: 'DATA_KEYS',
  digestKeys: 'DIGEST_KEYS',
  vapidPublicKey: 'VAPID_PUBLIC_KEY',
  vapidPrivateKey: 'VAPID_PRIVATE_KEY',
};

export const variablesOf = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, variable]) => [variable, secrets[name as keyof Secrets]]));

export function secretsFrom(lines: string): Partial<Secrets> {
  const given = new Map(lines.split('\n').map((line) => line.split(/=(.*)/s, 2) as [string, string]));
  const known = Object.entries(variables).map(([name, variable]) => [name, given.get(variable)]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

const remedy = 'put a copy of it back, or begin anew with npm run reset.';

async function readKnown(file: string): Promise<Partial<Secrets> | null> {
  try {
    const known: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isRecordOfTexts(known)) return known;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new OperatorError(`${file} cannot be read (${(cause as Error).message}): ${remedy}`, { cause });
  }
  throw new OperatorError(`${file} does not hold the secrets: ${remedy}`);
}

const isRecordOfTexts = (value: unknown): value is Partial<Secrets> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text !== '');

async function save(file: string, secrets: Secrets): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function newSecrets(): Secrets {
  const vapid = createECDH('prime256v1');
  return {
    fileLinkSecret: randomBytes(32).toString('base64url'),
    serviceSecret: randomBytes(32).toString('base64url'),
    dataKeys: `local:${randomBytes(32).toString('base64')}`,
    digestKeys: `local:${randomBytes(32).toString('base64')}`,
    vapidPublicKey: vapid.generateKeys('base64url'),
    vapidPrivateKey: Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}
