import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runBackup } from '@deepam/messaging';
import { startProduct, type Product } from '@deepam/testing';
import { keepingEnvironment, runHere } from '../../keeping/programs.js';
import { settingsFor } from '../../keeping/rehearsal.js';
import { Belongings } from '../../world/belongings.js';
import { assembleCast, type Cast } from '../../world/cast.js';
import { untilUnchanged } from '../../world/until-unchanged.js';
import { passphrase, sumsOf, type ReleaseRecord } from './release-record.js';

const run = promisify(execFile);

/** Writes one archive: a backup of a small product, its sealed keys, and the record of its people and sums. */
export async function makeReleaseData(file: string): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'deepam-release-data-'));
  const test = await startProduct({ settings: settingsFor(`release-${Date.now().toString(36)}`) });
  try {
    const cast = await assembleCast(test);
    await fill(cast);
    await untilUnchanged(test);
    const record = await recordOf(cast);
    const [to, keysTo] = [join(place, 'made'), join(place, 'keys')];
    const env = { ...keepingEnvironment(test.system), BACKUP_PASSPHRASE: passphrase };
    const { code, output } = await runHere(runBackup, ['--to', to, '--keys-to', keysTo], env);
    if (code !== 0) throw new Error(output);
    const [name] = await readdir(to);
    await rename(join(to, name!), join(place, 'backup'));
    await copyFile(join(keysTo, `${name}.keys.json`), join(place, 'keys.json'));
    await writeFile(join(place, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
    await run('tar', ['-czf', file, '-C', place, 'backup', 'keys.json', 'record.json']);
  } finally {
    await test.close();
    await rm(place, { recursive: true, force: true });
  }
}

async function fill(cast: Cast): Promise<void> {
  const { Gold, Silver } = cast.people;
  const have = new Belongings(cast);
  await have.cottonPurchase();
  await have.order(Silver);
  await have.deliveredOrder(Gold);
  await have.orderWithReturn(cast.stranger);
  await have.payout(Silver);
  await have.transfer(Gold);
  await have.owedPayout(cast.stranger);
  await have.credit(cast.bystander);
  await have.bankLine();
  await have.cancellation();
  await have.planRequest(cast.people.planless);
  await have.earningsApproval(cast.staff.clerk.memberId);
  await have.ticket();
  await have.resolvedTicket(Silver);
}

async function recordOf({ test, people, staff }: Cast): Promise<ReleaseRecord> {
  const { head, Gold, Silver, Bronze, planless } = people;
  const persons = [head, Gold, Silver, Bronze, planless, staff.clerk, staff.cashier];
  const mobiles = await Promise.all(persons.map(({ memberId }) => mobileOf(test, memberId)));
  return { mobiles, sums: await sumsOf(test) };
}

async function mobileOf(test: Product, memberId: string): Promise<string> {
  const accounts = test.database('identity').collection<{ _id: string; mobile: string }>('accounts');
  return (await accounts.findOne({ _id: memberId }))!.mobile;
}
