import { createECDH, randomBytes } from 'node:crypto';
import type { Secrets } from './product-secrets.js';

export function newSecrets(): Secrets {
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
