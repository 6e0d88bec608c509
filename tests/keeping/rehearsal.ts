import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorefrontClient, type Session } from '@deepam/api-client';
import { runBackupKeys } from '@deepam/messaging';
import { quickHashes } from '@deepam/local-servers';
import {
  freshMobile,
  nameFor,
  password,
  Product,
  startProcesses,
  startProduct,
  testInfra,
  poll,
} from '@deepam/testing';
import { givePersonalData, type PersonalData } from '../world/personal-data.js';
import { keepingEnvironment, runHere, runProgram, type Ended, type KeepingProgram } from './programs.js';
import { SalesMeanwhile } from './sales-meanwhile.js';

export const passphrase = 'a passphrase of the rehearsal';

export interface Rehearsed {
  readonly place: string;
  readonly folder: string;
  readonly keys: string;
  readonly program: (name: KeepingProgram) => string;
  readonly env: NodeJS.ProcessEnv;
  readonly headMobile: string;
  readonly sponsor: { readonly mobile: string; readonly personal: PersonalData };
  /** The last sale happens while commission does not consume events. */
  readonly soldBefore: readonly string[];
  readonly soldMeanwhile: readonly string[];
  readonly backup: Ended;
}

export interface RehearsalOptions {
  readonly replicas: number;
  readonly writers: number;
  readonly warmUp: number;
  /**
   * Backups after the first are included; `libs/messaging/test/backup` covers them without a product at every change.
   */
  readonly withNext: boolean;
}

/** A bucket of its own, so that a backup contains only its own files. */
export const settingsFor = (bucket: string) => ({
  ...quickHashes,
  S3_BUCKET: bucket,
  RATE_LIMIT_PER_MINUTE: '10000000',
  SIGN_IN_LIMIT_PER_MINUTE: '10000000',
  STEP_UP_SECONDS: '3600',
  STEP_UP_HEAD_SECONDS: '3600',
});

export async function rehearse({ replicas, writers, warmUp }: RehearsalOptions): Promise<Rehearsed> {
  const place = await mkdtemp(join(tmpdir(), 'deepam-backup-'));
  const test = await startProduct({ replicas, settings: settingsFor(`before-${Date.now().toString(36)}`) });
  const env = { ...keepingEnvironment(test.system), BACKUP_PASSPHRASE: passphrase };
  const program = (name: KeepingProgram) => test.system.program('messaging', name);
  const to = join(place, 'data');
  const keysTo = join(place, 'keys');
  let meanwhile: SalesMeanwhile | undefined;
  try {
    const mobile = freshMobile();
    const sponsor = await goldMember(test, mobile);
    const personal = await givePersonalData(test, sponsor);
    await test.cottonOrder(sponsor, 1);
    meanwhile = new SalesMeanwhile(test, sponsor, writers);
    const { sold } = meanwhile;
    await poll(async () => sold.length >= warmUp, { timeout: 120_000 });
    pauseCommission(test);
    // Commission has not handled the published event, which waits in its queue.
    const buyer = await test.member(sponsor);
    const unheard = await test.sale(buyer, 'Gold');
    await untilPublished(test, unheard);
    const soldBefore = [...sold, unheard];
    const backup = await runProgram(program('backup'), ['--to', to, '--keys-to', keysTo], env);
    const soldMeanwhile = sold.filter((id) => !soldBefore.includes(id));
    killAll(test);
    const [name] = await readdir(to);
    return {
      place,
      program,
      env,
      soldBefore,
      soldMeanwhile,
      backup,
      folder: join(to, String(name)),
      keys: join(keysTo, `${String(name)}.keys.json`),
      headMobile: await mobileOf(test, test.head),
      sponsor: {
        mobile,
        personal,
      },
    };
  } finally {
    killAll(test);
    await meanwhile?.stop();
    await test.close();
  }
}

async function goldMember(test: Product, mobile: string): Promise<Session> {
  const { head, api } = test;
  await api.register({ name: nameFor(mobile), mobile, plans: [], stage: 'approved' }, head);
  const member = await api.logIn(mobile);
  await api.approve(head, member.memberId);
  await test.sale(member, 'Gold');
  return api.logIn(mobile);
}

async function mobileOf(test: Product, { memberId }: Session): Promise<string> {
  const account = await test.database('identity').collection<{ _id: string }>('accounts').findOne({ _id: memberId });
  return String(account!['mobile' as never]);
}

const untilPublished = (test: Product, saleId: string) =>
  poll(() =>
    test
      .database('network')
      .collection('outbox')
      .findOne({ 'envelope.data.saleId': saleId, publishedAt: { $exists: true } }),
  );

function signal(test: Product, name: NodeJS.Signals, service?: string): void {
  for (const running of test.system.services) {
    if (running.pid !== null && (service === undefined || running.name === service)) process.kill(running.pid, name);
  }
}
const pauseCommission = (test: Product): void => signal(test, 'SIGSTOP', 'commission');
const killAll = (test: Product): void => signal(test, 'SIGKILL');

/** The databases are empty before. @param restore fills them */
export async function startRestored(
  { env, keys, headMobile }: Rehearsed,
  replicas: number,
  restore: (env: NodeJS.ProcessEnv, prefix: string) => Promise<void>,
): Promise<Product> {
  const bucket = `after-${Date.now().toString(36)}`;
  const processes = await startProcesses({
    replicas,
    settings: settingsFor(bucket),
    prepare: async (prefix, dataDir) => {
      const { output } = await runHere(runBackupKeys, ['open', keys], env);
      await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(asSecrets(openedKeys(output))), { mode: 0o600 });
      await restore({ ...env, ...testServers(prefix, bucket) }, prefix);
    },
  });
  const api = new StorefrontClient(processes.url, password);
  return new Product(processes, api, await api.logIn(headMobile));
}

const testServers = (prefix: string, bucket: string) => ({
  MONGO_URL: testInfra().mongoUrl,
  MONGO_DB_PREFIX: prefix,
  AMQP_URL: testInfra().amqpUrl,
  AMQP_PREFIX: prefix,
  S3_BUCKET: bucket,
});

/** @param printed by `backup-keys open`: one variable and its value a line */
export const openedKeys = (printed: string): Record<string, string> =>
  Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2)),
  );

export const asSecrets = (opened: Record<string, string>) => ({
  fileLinkSecret: opened.FILE_LINK_SECRET,
  serviceSecret: opened.SERVICE_SECRET,
  dataKeys: opened.DATA_KEYS,
  digestKeys: opened.DIGEST_KEYS,
  vapidPublicKey: opened.VAPID_PUBLIC_KEY,
  vapidPrivateKey: opened.VAPID_PRIVATE_KEY,
});

export const removePlace = ({ place }: Rehearsed): Promise<void> => rm(place, { recursive: true, force: true });
