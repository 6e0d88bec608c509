// Prints a new .env for docker-compose.yml: every secret and key made up, on this machine, now.
import { createECDH, randomBytes } from 'node:crypto';

const secret = () => randomBytes(32).toString('base64url');
const vapid = createECDH('prime256v1');
const vapidPublicKey = vapid.generateKeys('base64url');
const vapidPrivateKey = Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

process.stdout
  .write(`# Keep this file: without DATA_KEYS what is encrypted cannot be read, and passwords are set at the first run only.
FILE_LINK_SECRET=${secret()}
SERVICE_SECRET=${secret()}
DATA_KEYS=k1:${randomBytes(32).toString('base64')}
S3_ACCESS_KEY=deepam
S3_SECRET_KEY=${secret()}
AMQP_PASSWORD=${secret()}
VAPID_PUBLIC_KEY=${vapidPublicKey}
VAPID_PRIVATE_KEY=${vapidPrivateKey}
# Whom push vendors may write to, and where plan payments go: change these.
VAPID_SUBJECT=mailto:head@deepam.example
PAYEE_VPA=deepam@upi
PAYEE_NAME=Deepam
`);
