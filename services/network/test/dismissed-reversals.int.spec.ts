import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { credit, freshUtr, price } from './bank-desk.js';
import type { Row } from './bank-files.js';
import { clerkDesk, dayFromToday } from './clerk-desk.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { desk, confirmColumns, clerk, importBy, creditLine, matched, approve, reasonFor, grant, dismiss } = clerkDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
  await confirmColumns();
});
afterAll(() => network.close());

const yesterday = dayFromToday(-1);
const ofYesterday = (row: Row): Row => ({ ...row, date: yesterday });
const paid = (utr: string, amount = price): Row => ofYesterday(credit(utr, amount));
const debit = (utr: string, amount = price): Row => ofYesterday({ narration: `UPI/${utr}/BACK`, debit: amount });
async function dismissed(utr: string): Promise<void> {
  const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
  expect(asked.status).toBe(202);
  expect((await grant(asked.awaits!._id, await clerk())).status).toBe(200);
}

describe('a credit that counts as reversed by mistake', () => {
  it('the credit pays again once two people have dismissed the reversal; the requester needs a second approver for its plan', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [paid(utr)]);
    await matched(request.id);
    await importBy(await clerk(), [debit(utr)]);
    const { _id } = await desk.lineOf(utr);
    const [requester, approver] = [await clerk(), await clerk()];
    const asked = await dismiss(_id, requester);
    expect([asked.status, await reasonFor(asked)]).toMatchObject([
      202,
      [{ after: utr }, { field: 'debitAccount', after: 'SBI' }, { field: 'debitDay' }],
    ]);
    expect((await grant(asked.awaits!._id, requester)).error?.code).toBe('APPROVAL.OWN_REQUEST');
    expect((await grant(asked.awaits!._id, approver)).status).toBe(200);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    await importBy(await clerk(), [debit(utr), credit(freshUtr(), 1)]);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    expect(await dismiss(_id, requester)).toMatchObject(refusedWith(409, 'NETWORK.CREDIT_NOT_REVERSED'));
    expect((await approve(request, requester)).status).toBe(202);
    expect((await approve(request, await clerk())).status).toBe(200);
  });

  it('another debit of the same day reverses the credit, imported before or after the dismissal', async () => {
    const utr = freshUtr();
    const amount = 1_234_567.89;
    const unnumbered = (of: string): Row => ofYesterday({ narration: `REV-UPI-${of}`, debit: amount });
    await importBy(await clerk(), [ofYesterday({ narration: `UPI-ASHA PATIL-${utr}`, credit: amount })]);
    const nextOf = async () => {
      await dismissed(utr);
      return (await creditLine(utr))!.reversedBy;
    };
    await importBy(await clerk(), [unnumbered('ASHA PATIL')]);
    const first = (await creditLine(utr))!.reversedBy;
    expect(await nextOf()).toBeUndefined();
    await importBy(await clerk(), [unnumbered('ASHA')]);
    const second = (await creditLine(utr))!.reversedBy;
    await importBy(await clerk(), [debit(utr, amount)]);
    const third = await nextOf();
    expect(await nextOf()).toBeUndefined();
    expect(new Set([first, second, third, undefined]).size).toBe(4);
  });

  it('a debit that is imported concurrently with the dismissal reverses the credit', async () => {
    for (let round = 0; round < 8; round += 1) {
      const utr = freshUtr();
      const amount = 2_345_000.5 + round;
      await importBy(await clerk(), [ofYesterday({ narration: `UPI-MEENA SHAH-${utr}`, credit: amount })]);
      await importBy(await clerk(), [ofYesterday({ narration: 'REV-UPI-MEENA SHAH', debit: amount })]);
      const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
      const importer = await clerk();
      const [granted] = await Promise.all([grant(asked.awaits!._id, head), importBy(importer, [debit(utr, amount)])]);
      expect(granted.status).toBe(200);
      expect((await creditLine(utr))!.reversedBy).toBeDefined();
    }
  });

  it.each([
    ['another account', 'SAVINGS', 'KAVITA RAO', (utr: string) => `UPI/${utr}/REV`],
    ['the same account without its number', 'SBI', 'SUNITA BHATT', () => 'REVERSAL UPI SUNITA BHATT'],
  ])('the genuine debit reverses the credit after one of %s was dismissed', async (_, account, payer, forged) => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [ofYesterday({ narration: `UPI/${utr}/${payer}`, credit: price })]);
    await matched(request.id);
    expect(
      await importBy(await clerk(), [ofYesterday({ narration: forged(utr), debit: price })], account),
    ).toMatchObject({
      reversed: 1,
    });
    const asked = await dismiss((await desk.lineOf(utr))._id, await clerk());
    expect(await reasonFor(asked)).toContainEqual({ field: 'debitAccount', before: null, after: account });
    expect((await grant(asked.awaits!._id, await clerk())).status).toBe(200);
    expect((await creditLine(utr))!.reversedOn).toBeUndefined();
    const genuine = [ofYesterday({ narration: `REVERSAL UPI ${payer} ${utr}`, debit: price })];
    expect(await importBy(await clerk(), genuine)).toMatchObject({ newLines: 1, reversed: 1 });
    expect((await approve(request, await clerk())).status).toBe(202);
  });

  it('a reversal can’t be dismissed on the day of the debit, as the bank may still show one', async () => {
    const utr = freshUtr();
    await importBy(await clerk(), [credit(utr)]);
    const today = dayFromToday(5.5 / 24);
    await importBy(await clerk(), [{ narration: `UPI/DR/${utr}/XX`, debit: price, date: today }]);
    const refused = refusedWith(409, 'NETWORK.REVERSAL_DAY_OPEN');
    expect(await dismiss((await desk.lineOf(utr))._id, await clerk())).toMatchObject(refused);
  });

  it('a debit of the same number and day with another narration reverses the credit', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [paid(utr)]);
    await matched(request.id);
    await importBy(await clerk(), [ofYesterday({ narration: `UPI/DR/${utr}/XX`, debit: price })]);
    await dismissed(utr);
    const genuine = ofYesterday({ narration: `UPI/DR/${utr}/RAVI KUMAR/SBI`, debit: price });
    expect(await importBy(await clerk(), [genuine])).toMatchObject({ newLines: 1, reversed: 1 });
    expect(await importBy(await clerk(), [genuine, paid(freshUtr(), 3)])).toMatchObject({ newLines: 1, reversed: 0 });
    expect(await reasonFor(await approve(request, await clerk()))).toMatchObject([{ after: 'reversed' }]);
  });
});

describe('a reversal without a number', () => {
  it('the reversal counts although a made-up copy of its statement has it behind a hundred others', async () => {
    const [utr, amount] = [freshUtr(), 8_765_000.5];
    const genuine: Row = { narration: 'REVERSAL UPI SONAL MEHRA', debit: amount };
    const junk = (debitOf: (at: number) => number) =>
      Array.from({ length: 100 }, (_, at) => ({ narration: `REVERSAL XQ${at} ZWVK`, debit: debitOf(at) }));
    await importBy(await clerk(), [{ narration: `UPI/${utr}/SONAL MEHRA`, credit: amount }]);
    expect(await importBy(await clerk(), [...junk((at) => at + 1), genuine])).toMatchObject({ reversed: 1 });
    const [other, much] = [freshUtr(), 8_766_000.5];
    const known: Row = { narration: 'REVERSAL UPI VIMLA DAS', debit: much };
    await importBy(await clerk(), [{ narration: `UPI/${other}/VIMLA DAS`, credit: much }]);
    expect(await importBy(await clerk(), [...junk(() => much), known])).toMatchObject({ reversed: 0 });
    expect(await importBy(await clerk(), [known, paid(freshUtr(), 4)])).toMatchObject({ newLines: 1, reversed: 1 });
    expect((await creditLine(other))!.reversedOn).toBeDefined();
  });

  it('a reversal without a payer reverses a credit of an approved request although another credit has its amount', async () => {
    const utr = freshUtr();
    const request = await desk.requestFor(utr);
    await importBy(await clerk(), [{ narration: `UPI/${utr}/LATA`, credit: price }], 'ACCOUNT OF LATA');
    await matched(request.id);
    expect((await approve(request, await clerk())).status).toBe(200);
    await importBy(await clerk(), [{ narration: 'NEFT CR SOMEBODY ELSE', credit: price }], 'ACCOUNT OF LATA');
    const nameless = { narration: 'REVERSAL OF UPI CREDIT', debit: price };
    expect(await importBy(await clerk(), [nameless], 'ACCOUNT OF LATA')).toMatchObject({ reversed: 2 });
    expect((await creditLine(utr))!.reversedOn).toBeDefined();
  });
});
