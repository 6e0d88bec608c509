// Writes a new .env for docker-compose.yml: every secret and key made up, on this machine, now.
//   PAYEE_VPA=shop@bank node deploy/docker/new-env.mjs [FILE]
// A file that holds something already is left as it is: its keys open what is encrypted.
import { createECDH, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = process.argv[2] ?? fileURLToPath(new URL('../../.env', import.meta.url));
const { PAYEE_VPA: payee = '', PAYEE_NAME: payeeName = 'Deepam' } = process.env;

/** To standard error: an older way to call this sends standard output into the file. */
function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

if (existsSync(file) && statSync(file).size > 0) {
  giveUp(`${file} is there already and was not touched: without its keys what is encrypted cannot be read.`);
}
if (!/^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/.test(payee)) {
  giveUp('PAYEE_VPA must be the UPI address that payments go to: PAYEE_VPA=name@bank node deploy/docker/new-env.mjs');
}
if (/[\r\n]/.test(payeeName)) giveUp('PAYEE_NAME must be one line.');

const secret = () => randomBytes(32).toString('base64url');
const vapid = createECDH('prime256v1');
const vapidPublicKey = vapid.generateKeys('base64url');
const vapidPrivateKey = Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

// An empty file keeps the mode it has: it is made private before anything is written.
if (existsSync(file)) chmodSync(file, 0o600);
writeFileSync(
  file,
  `# Keep this file: without DATA_KEYS what is encrypted cannot be read, and passwords are set at the first run only.
FILE_LINK_SECRET=${secret()}
SERVICE_SECRET=${secret()}
DATA_KEYS=k1:${randomBytes(32).toString('base64')}
DIGEST_KEYS=k1:${randomBytes(32).toString('base64')}
S3_ACCESS_KEY=deepam
S3_SECRET_KEY=${secret()}
AMQP_PASSWORD=${secret()}
VAPID_PUBLIC_KEY=${vapidPublicKey}
VAPID_PRIVATE_KEY=${vapidPrivateKey}
# Whom push vendors may write to: change this.
VAPID_SUBJECT=mailto:head@deepam.example
# Where plan payments go, and the name that UPI apps show.
PAYEE_VPA=${payee}
PAYEE_NAME=${payeeName}
`,
  { mode: 0o600 },
);
console.error(`${file} is written, readable for its owner only.`);
