// Writes the secrets of the overlay single-node, a file for each process and server: no one of them holds another's.
//   PAYEE_VPA=name@bank VAPID_SUBJECT=mailto:you@shop.in node deploy/k8s/new-secrets.mjs [FOLDER]
// All of them are made up by deploy/docker/new-env.mjs and kept in secrets.env; run again, it adds what a newer version needs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? here('overlays/single-node');
const source = join(folder, 'secrets.env');

const { stderr } = spawnSync(process.execPath, [here('../docker/new-env.mjs'), source], { encoding: 'utf8' });
const all = read();
if (all.DATA_KEYS === undefined) {
  console.error(stderr.trim());
  process.exit(1);
}

const services = ['identity', 'network', 'cotton-order', 'commission', 'notification'];
const ofProcess = (name, what) => all[`${name.toUpperCase().replaceAll('-', '_')}_${what}`];
const mongo = (user, password) => `mongodb://${user}:${password}@mongo-0.mongo:27017/?replicaSet=rs0`;
const pick = (...names) => Object.fromEntries(names.map((name) => [name, all[name]]));
const fromAll = (what, names) => pick(...names.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_${what}`));

const storage = (name) => ({ S3_ACCESS_KEY: name, S3_SECRET_KEY: ofProcess(name, 'S3_SECRET_KEY') });
const processOf = (name) => ({ ...pick('FILE_LINK_SECRET', 'SERVICE_SECRET'), ...storage(name) });
const serviceOf = (name) => ({
  ...processOf(name),
  MONGO_URL: mongo(name, ofProcess(name, 'MONGO_PASSWORD')),
  AMQP_URL: `amqp://${name}:${ofProcess(name, 'AMQP_PASSWORD')}@rabbitmq:5672`,
});

const keys = pick(
  'FILE_LINK_SECRET',
  'SERVICE_SECRET',
  'DATA_KEYS',
  'DIGEST_KEYS',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
);

const files = {
  gateway: processOf('gateway'),
  identity: { ...serviceOf('identity'), ...pick('DATA_KEYS', 'DIGEST_KEYS') },
  network: { ...serviceOf('network'), ...pick('PAYEE_VPA', 'PAYEE_NAME') },
  'cotton-order': serviceOf('cotton-order'),
  commission: serviceOf('commission'),
  notification: {
    ...serviceOf('notification'),
    ...pick('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'),
  },
  declare: { AMQP_URL: `amqp://deepam:${all.AMQP_PASSWORD}@rabbitmq:5672` },
  'broker-users': { ...pick('AMQP_PASSWORD'), ...fromAll('AMQP_PASSWORD', services) },
  'database-users': {
    MONGO_URL: mongo('root', all.MONGO_ROOT_PASSWORD),
    ...fromAll('MONGO_PASSWORD', ['operator', ...services]),
  },
  'storage-users': {
    MC_HOST_store: `http://${all.S3_ACCESS_KEY}:${all.S3_SECRET_KEY}@objects:9000`,
    ...fromAll('S3_SECRET_KEY', ['gateway', 'operator', ...services]),
  },
  backup: {
    MONGO_URL: mongo('operator', all.OPERATOR_MONGO_PASSWORD),
    ...storage('operator'),
    ...keys,
    BACKUP_PUBLIC_KEY: all.BACKUP_PUBLIC_KEY,
  },
  restore: {
    MONGO_URL: mongo('operator', all.OPERATOR_MONGO_PASSWORD),
    ...keys,
    AMQP_URL: `amqp://deepam:${all.AMQP_PASSWORD}@rabbitmq:5672`,
    ...pick('S3_ACCESS_KEY', 'S3_SECRET_KEY'),
    BACKUP_PRIVATE_KEY: all.BACKUP_PRIVATE_KEY,
  },
  mongo: pick('MONGO_KEY', 'MONGO_ROOT_PASSWORD'),
  objects: { MINIO_ROOT_USER: all.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: all.S3_SECRET_KEY },
};

// A folder and files that are there already keep their mode: they are made private before they are written.
mkdirSync(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
chmodSync(join(folder, 'secrets'), 0o700);
for (const [name, values] of Object.entries(files)) {
  const lines = Object.entries(values).map(([variable, value]) => `${variable}=${value ?? ''}\n`);
  const file = join(folder, 'secrets', `${name}.env`);
  if (existsSync(file)) chmodSync(file, 0o600);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
console.error(`${source}, and in ${join(folder, 'secrets')} a file for each of ${Object.keys(files).join(', ')}.`);

function read() {
  try {
    const lines = readFileSync(source, 'utf8').split('\n');
    const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s, 2));
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}
