import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Made once per data folder: files, numbers and subscriptions made with them are of no use with others. */
export interface Secrets {
  readonly fileLinkSecret: string;
  readonly serviceSecret: string;
  /** `id:key` of identity's DATA_KEYS. */
  readonly dataKeys: string;
  /** Key pair of web push (RFC 8292): a P-256 point and number in base64url. */
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}

/** Reads the file, readable for its owner only; what it lacks is made and added. */
export async function localSecrets(file: string): Promise<Secrets> {
  const known = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Partial<Secrets>,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return {};
    },
  );
  const secrets = { ...newSecrets(), ...known };
  if (Object.keys(secrets).length > Object.keys(known).length) await save(file, secrets);
  return secrets;
}

function newSecrets(): Secrets {
  const vapid = createECDH('prime256v1');
  return {
    fileLinkSecret: randomBytes(32).toString('base64url'),
    serviceSecret: randomBytes(32).toString('base64url'),
    dataKeys: `local:${randomBytes(32).toString('base64')}`,
    vapidPublicKey: vapid.generateKeys('base64url'),
    // Numbers with leading zeros come shorter.
    vapidPrivateKey: Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

async function save(file: string, secrets: Secrets): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
