// Writes a new .env for docker-compose.yml with new random secrets and keys.
//   PAYEE_VPA=name@bank VAPID_SUBJECT=mailto:you@shop.in node deploy/docker/new-env.mjs [FILE]
// PAYEE_VPA receives plan payments, VAPID_SUBJECT is the contact for push vendors. With ALLOW_EXAMPLE_VALUES=1 both
// may be examples, for a trial without users.
// Existing values of a file stay, because their keys decrypt stored data. Missing values of a newer version are added.
import { createECDH, randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = process.argv[2] ?? fileURLToPath(new URL('../../.env', import.meta.url));
const { PAYEE_VPA: payee = '', PAYEE_NAME: payeeName = 'Deepam' } = process.env;
const isTrial = process.env.ALLOW_EXAMPLE_VALUES === '1';
const { VAPID_SUBJECT: subject = isTrial ? 'mailto:head@deepam.example' : '' } = process.env;

function secret() {
  return randomBytes(32).toString('base64url');
}

function serverSecrets() {
  const services = ['IDENTITY', 'NETWORK', 'COTTON_ORDER', 'COMMISSION', 'NOTIFICATION'];
  const of = (what, names) => names.map((name) => `${name}_${what}=${secret()}`);
  return [
    // A MongoDB key file accepts no other characters.
    ...[`MONGO_KEY=${randomBytes(32).toString('hex')}`, `MONGO_ROOT_PASSWORD=${secret()}`],
    ...of('MONGO_PASSWORD', ['OPERATOR', ...services]),
    ...of('AMQP_PASSWORD', services),
    ...of('S3_SECRET_KEY', ['GATEWAY', 'OPERATOR', ...services]),
  ];
}

/** The message goes to standard error, because a call may redirect standard output into the file. */
function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

// The mode is set before anything is added, because an existing file keeps its mode.
if (existsSync(file)) chmodSync(file, 0o600);
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (before !== '') {
  const added = serverSecrets().filter(
    (line) => !new RegExp(`^${line.slice(0, line.indexOf('='))}=`, 'm').test(before),
  );
  if (added.length === 0) {
    giveUp(`${file} is there already and was not touched: without its keys what is encrypted cannot be read.`);
  }
  appendFileSync(file, `${before.endsWith('\n') ? '' : '\n'}${added.join('\n')}\n`);
  console.error(`${file} has ${added.length} new secrets; what was in it is as it was.`);
  process.exit(0);
}
if (!/^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/.test(payee)) {
  giveUp('PAYEE_VPA must be the UPI address that payments go to: PAYEE_VPA=name@bank node deploy/docker/new-env.mjs');
}
if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
  giveUp(
    'VAPID_SUBJECT must be whom vendors of push notifications may write to: mailto:you@shop.in or an https address.',
  );
}
if (!isTrial && /@(bank|examplebank|demo)$/i.test(payee)) giveUp(`PAYEE_VPA is an example: no bank pays ${payee}.`);
if (!isTrial && /[.@]example(\.(com|net|org))?$/i.test(subject))
  giveUp(`VAPID_SUBJECT is an example: nobody reads ${subject}.`);
if (!/\./.test(subject) || /[@./](localhost|local|internal)([:/]|$)/i.test(subject))
  giveUp('VAPID_SUBJECT must be an address on the internet: push services refuse every push that names localhost.');
if (/[\r\n]/.test(payeeName)) giveUp('PAYEE_NAME must be one line.');

const vapid = createECDH('prime256v1');
const vapidPublicKey = vapid.generateKeys('base64url');
const vapidPrivateKey = Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

writeFileSync(
  file,
  `# Keep this file: without DATA_KEYS what is encrypted cannot be read, and passwords are set at the first run only.
FILE_LINK_SECRET=${secret()}
SERVICE_SECRET=${secret()}
DATA_KEYS=k1:${randomBytes(32).toString('base64')}
DIGEST_KEYS=k1:${randomBytes(32).toString('base64')}
# Of the owner of the object storage, and of who makes the queues of the broker.
S3_ACCESS_KEY=deepam
S3_SECRET_KEY=${secret()}
AMQP_PASSWORD=${secret()}
${serverSecrets().join('\n')}
VAPID_PUBLIC_KEY=${vapidPublicKey}
VAPID_PRIVATE_KEY=${vapidPrivateKey}
# Whom push vendors may write to.
VAPID_SUBJECT=${subject}
# Where plan payments go, and the name that UPI apps show.
PAYEE_VPA=${payee}
PAYEE_NAME=${payeeName}
`,
  { mode: 0o600 },
);
console.error(`${file} is written, readable for its owner only.`);
