import { bankStatementImported } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankDesk, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv, type Row } from './bank-files.js';
import { TestNetwork, type Person } from './test-network.js';
import { transferDesk } from './transfer-desk.js';

let network: TestNetwork;
let head: Person;
const { take, preview, requestFor, lineOf, confirm } = bankDesk(
  () => network,
  () => head,
);
const { transfer, evidenceOf, saidOf, doubtsOf } = transferDesk(() => network);
beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  await confirm(headers, withBalance);
});
afterAll(() => network.close());

const headers = ['Txn Date', 'Narration', 'Ref No', 'Debit', 'Credit', 'Balance'];
const withBalance = {
  date: 0,
  narration: 1,
  reference: 2,
  debit: 3,
  credit: 4,
  balance: 5,
  amount: null,
  mark: null,
  balanceMark: null,
  dateStyle: 'dmy' as const,
};
const imported = (account: string, ...rows: readonly Row[]) => take(csvFile(statementCsv(rows)), { account });
const today = new Date().toISOString().slice(0, 10).split('-').reverse().join('/');
const balanced = (account: string, narration: string, balance: number) =>
  take(csvFile([headers.join(','), [today, narration, '', price, '', balance].join(',')].join('\n')), {
    account,
    allowBroken: 'true',
  });
const typed = (utr: string, more: Parameters<typeof transfer>[0] = {}) =>
  transfer({ to: 'paid', channel: 'manual', bankFileId: null, utr, ...more });
const debit = (narration: string): Row => ({ narration, debit: price });

describe('a number that a person has typed', () => {
  it('a typed number takes no debit from the transfer that the debit names, in either order', async () => {
    for (const isTypedFirst of [true, false]) {
      const utr = freshUtr();
      const genuine = await transfer();
      const type = () => typed(utr);
      const early = isTypedFirst ? await type() : null;
      await imported('SBI', debit(`NEFT/${utr}/${genuine.reference}/ASHA`));
      const dishonest = early ?? (await type());
      expect(await saidOf(genuine)).toEqual([['debit', utr]]);
      expect([await saidOf(dishonest), await doubtsOf(dishonest)]).toEqual([[], [['debit', utr]]]);
    }
  });

  it('a debit of another amount contradicts a typed number', async () => {
    const utr = freshUtr();
    const dishonest = await typed(utr, { amountPaise: price * 100 + 1 });
    await imported('SBI', debit(`NEFT/${utr}/SUPPLIER`));
    expect([await saidOf(dishonest), await doubtsOf(dishonest)]).toEqual([[], [['debit', utr]]]);
  });

  it('a typed number makes a debit that only it names ambiguous for both transfers, and hides it from none', async () => {
    const utr = freshUtr();
    const genuine = await transfer({ to: 'paid', utr });
    const dishonest = await typed(utr);
    await imported('SBI', debit(`NEFT/${utr}/ASHA`));
    for (const sentTransfer of [genuine, dishonest])
      expect([await saidOf(sentTransfer), await doubtsOf(sentTransfer)]).toEqual([[], [['debit', utr]]]);
  });

  it('a typed number does not make the payment of a member a return', async () => {
    const utr = freshUtr();
    const dishonest = await typed(utr);
    await imported('SBI', { narration: `UPI/${utr}/MEMBER`, credit: price });
    expect(await evidenceOf(dishonest)).toEqual([]);
    await requestFor(utr);
    expect(await evidenceOf(dishonest)).toEqual([]);
    expect(await lineOf(utr)).not.toHaveProperty('returnOf');
  });
});

describe('a debit that names a transfer', () => {
  it('the debit is evidence although a forged line of another account name has shown its movement for another transfer', async () => {
    const [first, second] = [await transfer(), await transfer()];
    const utr = freshUtr();
    await balanced('Forged', `PAYOUT ${first.reference}`, 70_000);
    expect(await saidOf(first)).toEqual([['debit', null]]);
    await balanced('SBI', `NEFT/${utr}/${second.reference}/ASHA`, 70_000);
    expect(await saidOf(second)).toEqual([['debit', utr]]);
    const [forged, genuine] = [await evidenceOf(first), await evidenceOf(second)];
    expect(forged[0]!.movementKey).toBe(genuine[0]!.movementKey);
    expect(forged.map(({ isDoubtful }) => isDoubtful ?? false)).toEqual([false]);
  });

  it('the debit is evidence although an edited copy of the same account was imported before, without the reference', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer();
    await imported('SBI', debit(`NEFT SUPPLIER ${utr}`));
    expect(await evidenceOf(sentTransfer)).toEqual([]);
    await imported('SBI', debit(`NEFT ${sentTransfer.reference} ASHA ${utr}`));
    expect([await saidOf(sentTransfer), await doubtsOf(sentTransfer)]).toEqual([[['debit', utr]], []]);
  });

  it('the debit is evidence although the edited copy names another transfer, or was counted for a typed number', async () => {
    const utr = freshUtr();
    const [one, other, dishonest] = [await transfer(), await transfer(), await typed(utr)];
    await imported('SBI', debit(`NEFT SUPPLIER ${utr}`));
    expect(await saidOf(dishonest)).toEqual([['debit', utr]]);
    await imported('SBI', debit(`NEFT ${other.reference} RAVI ${utr}`));
    await imported('SBI', debit(`NEFT ${one.reference} ASHA ${utr}`));
    expect(await saidOf(one)).toEqual([['debit', utr]]);
    expect(await doubtsOf(dishonest)).not.toEqual([]);
  });

  it('the debit is one payment under several account names and in several formats', async () => {
    const utr = freshUtr();
    const sentTransfer = await transfer();
    await balanced('SBI', `NEFT/${utr}/${sentTransfer.reference}/ASHA`, 50_000);
    await balanced('State Bank', `NEFT ${utr} ${sentTransfer.reference} ASHA`, 50_000);
    await imported('SBI', debit(`NEFT/${utr}/${sentTransfer.reference}`));
    await balanced('HDFC', `PAYOUT ${sentTransfer.reference}`, 50_000);
    expect((await saidOf(sentTransfer)).length + (await doubtsOf(sentTransfer)).length).toBe(1);
  });
});

describe('a made-up line with the numbers of two payments', () => {
  it.each(['SBI', 'Another account'])(
    'a made-up line of %s leaves both debits as evidence, the clashing ones as doubtful',
    async (account) => {
      const sentTransfer = await transfer();
      const numbers = [freshUtr(), freshUtr()];
      await imported(account, debit(`NEFT/${numbers.toReversed().join('/')}/${sentTransfer.reference}/ASHA`));
      expect(await saidOf(sentTransfer)).toHaveLength(1);
      const genuine = numbers.map((utr) => debit(`NEFT/${utr}/${sentTransfer.reference}/ASHA`));
      expect((await imported('SBI', ...genuine)).body).toMatchObject({ newLines: 2 });
      expect([await saidOf(sentTransfer), await doubtsOf(sentTransfer)]).toMatchObject([
        [{}],
        numbers.map((utr) => ['debit', utr]),
      ]);
      expect((await imported('SBI', ...genuine, debit(`FEES ${account}`))).body).toMatchObject({ newLines: 1 });
      expect(await doubtsOf(sentTransfer)).toHaveLength(2);
    },
  );

  it('a made-up line leaves each of three debits that share a number with it as evidence', async () => {
    const sentTransfer = await transfer();
    const [shared, ...numbers] = [freshUtr(), freshUtr(), freshUtr(), freshUtr()];
    await imported('SBI', ...numbers.map((utr) => debit(`NEFT/${shared}/${utr}/${sentTransfer.reference}/ASHA`)));
    await imported('SBI', ...numbers.map((utr) => debit(`NEFT/${utr}/${sentTransfer.reference}/ASHA`)));
    expect([(await saidOf(sentTransfer)).length, (await doubtsOf(sentTransfer)).length]).toEqual([1, 5]);
  });

  it('a made-up line leaves both returns as evidence', async () => {
    const sentTransfer = await transfer();
    const [paid, returned] = [
      [freshUtr(), freshUtr()],
      [freshUtr(), freshUtr()],
    ];
    await imported('SBI', ...paid.map((utr) => debit(`NEFT/${utr}/${sentTransfer.reference}`)));
    await saidOf(sentTransfer);
    await imported('SBI', {
      narration: `RETURN/${returned.toReversed().join('/')}/${sentTransfer.reference}`,
      credit: price,
    });
    const genuine = returned.map((utr) => ({ narration: `RETURN/${utr}/${sentTransfer.reference}`, credit: price }));
    expect((await imported('SBI', ...genuine)).body).toMatchObject({ newLines: 2 });
    expect((await saidOf(sentTransfer)).filter(([direction]) => direction === 'credit')).toHaveLength(1);
    expect(await doubtsOf(sentTransfer)).toEqual(returned.map((utr) => ['credit', utr]));
  });

  it('a made-up line that names two transfers hides the genuine debit of neither', async () => {
    const [one, other, utr] = [await transfer(), await transfer(), freshUtr()];
    await imported('SBI', debit(`NEFT/${utr}/${one.reference}/${other.reference}`));
    expect([await saidOf(one), await doubtsOf(one)]).toEqual([[], [['debit', utr]]]);
    await imported('SBI', debit(`NEFT/${utr}/${one.reference}`));
    expect(await saidOf(one)).toEqual([['debit', utr]]);
  });
});

describe('a line with a future date', () => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

  it('such a line is a broken line of its statement, and is never stored', async () => {
    const sentTransfer = await transfer();
    const rows = [debit('FEES'), { ...debit(`NEFT/${freshUtr()}/${sentTransfer.reference}`), date: inDays(2) }];
    const file = csvFile(statementCsv(rows));
    expect((await preview(file)).body.broken).toEqual([{ line: 3, reason: 'future' }]);
    expect((await take(file)).error?.code).toBe('NETWORK.STATEMENT_BROKEN');
    expect((await take(file, { allowBroken: 'true' })).body).toMatchObject({ lines: 1, leftOut: 1 });
    expect(await evidenceOf(sentTransfer)).toEqual([]);
    const { lastDay } = (await network.outboxEventsOf(bankStatementImported)).at(-1)!;
    expect(lastDay <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it('a statement with only such lines is empty', async () => {
    const only = csvFile(statementCsv([{ ...debit('FEES'), date: inDays(300) }]));
    expect((await take(only, { allowBroken: 'true' })).error?.code).toBe('FILE.STATEMENT_EMPTY');
  });
});

it('each identified line is published with the importer of its statement', async () => {
  const sentTransfer = await transfer();
  await imported('SBI', debit(`NEFT/${freshUtr()}/${sentTransfer.reference}`));
  expect(await evidenceOf(sentTransfer)).toMatchObject([{ importedBy: head.id, importerAccounts: [head.id] }]);
});
