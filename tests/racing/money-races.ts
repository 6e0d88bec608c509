import {
  acknowledgeGrievance,
  addTaxDeposit,
  cancelPayoutBatch,
  changeBusiness,
  changeCommissionSchedule,
  changeTaxRates,
  correctPosting,
  exportPayoutFile,
  indianDay,
  makePayoutBatch,
  resolveGrievance,
  showBusiness,
  updateCommissionStatus,
} from '@deepam/contracts';
import type { Scene } from '../access/scene.js';
import { act, both, race, type Race } from './race.js';

async function payout({ cast, have }: Scene) {
  const { Gold } = cast.people;
  const commissionId = await have.payout(Gold);
  const decide = (status: string) =>
    act(updateCommissionStatus, { body: { userId: Gold.memberId, commissionId, status } });
  return { decide, batch: act(makePayoutBatch, { body: { payoutIds: [commissionId] } }) };
}
const batchOf = async ({ cast, have }: Scene) => ({ params: { batchId: await have.payoutBatch(cast.people.Gold) } });

/** About payouts, tax, rates and grievances. */
export const moneyRaces: readonly Race[] = [
  race('a payout approved and refused', 'cashier', ['COMMISSION.PAYOUT_DECIDED'], async (scene) => {
    const { decide } = await payout(scene);
    return [decide('Approved'), decide('Rejected')];
  }),
  race(
    'a payout approved and put into a batch',
    'cashier',
    ['COMMISSION.IN_BATCH', 'COMMISSION.NOTHING_TO_BATCH'],
    async (scene) => {
      const { decide, batch } = await payout(scene);
      return [decide('Approved'), batch];
    },
  ),
  race('a payout put into two batches', 'cashier', ['COMMISSION.NOTHING_TO_BATCH'], async (scene) => {
    const { batch } = await payout(scene);
    return [batch, batch];
  }),
  race('a batch cancelled twice', 'cashier', ['COMMISSION.BATCH_NOT_OPEN'], async (scene) =>
    both(cancelPayoutBatch, { ...(await batchOf(scene)), body: {} }),
  ),
  race('a batch given to the bank twice', 'cashier', ['COMMISSION.FILED_BEFORE'], async (scene) =>
    both(exportPayoutFile, { ...(await batchOf(scene)), body: { format: 'hdfc' } }),
  ),
  race(
    'a batch given to the bank and cancelled',
    'cashier',
    ['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.BATCH_NOT_OPEN'],
    async (scene) => {
      const batch = await batchOf(scene);
      return [
        act(exportPayoutFile, { ...batch, body: { format: 'sbi' } }),
        act(cancelPayoutBatch, { ...batch, body: {} }),
      ];
    },
  ),
  race('rates of tax changed twice', 'head', ['COMMISSION.TAX_RATES_CHANGED'], async ({ have }) => {
    const rates = await have.sameTaxRates();
    const change = (threshold: number) => act(changeTaxRates, { body: { ...rates, threshold } });
    return [change(20_000), change(30_000)];
  }),
  race('tax paid to the government noted twice', 'head', ['COMMISSION.TAX_DEPOSITED'], async ({ cast, have }) => {
    await have.taxOwed(cast.people.Gold);
    await have.taxOwed(cast.people.Gold);
    return both(addTaxDeposit, { body: { challan: 'RACE 1', paidOn: indianDay(new Date()), amount: 1 } });
  }),
  race(
    'earnings taken back twice',
    'head',
    ['COMMISSION.ALREADY_CORRECTED', 'COMMISSION.CORRECTION_TOO_HIGH'],
    async ({ cast, have }) =>
      both(correctPosting, { body: { postingId: await have.credit(cast.people.Gold), reason: 'Wrong.' } }),
  ),
  race('rates of commission changed twice', 'head', ['COMMISSION.SCHEDULE_CHANGED'], async ({ have }) =>
    both(changeCommissionSchedule, { body: await have.newRates() }),
  ),
  race('the business changed twice', 'head', ['COMMISSION.BUSINESS_CHANGED'], async ({ cast, self }) => {
    const { business } = await cast.test.api.call(showBusiness, { token: self.token });
    const terms = { address: 'Pune', state: '27', gstin: '', hsn: '', rateBasisPoints: 0 };
    const change = (legalName: string) =>
      act(changeBusiness, { body: { ...terms, legalName, version: business?.version ?? 0 } });
    return [change('Deepam'), change('Deepam Wicks')];
  }),
  race('a grievance acknowledged twice', 'clerk', ['GRIEVANCE.STATE'], async ({ have }) =>
    both(acknowledgeGrievance, { params: { ticket: await have.ticket() } }),
  ),
  race('a grievance resolved twice', 'clerk', ['GRIEVANCE.STATE'], async ({ have }) =>
    both(resolveGrievance, { params: { ticket: await have.ticket() }, body: { text: 'The bank has paid.' } }),
  ),
];
