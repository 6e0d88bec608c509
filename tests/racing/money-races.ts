import {
  cancelBankFile,
  cancelTransfer,
  downloadBankFile,
  makeBankFile,
  recordTransferSent,
  transferByHand,
  acknowledgeGrievance,
  addTaxDeposit,
  changeBusiness,
  changeCommissionSchedule,
  changeTaxRates,
  correctPosting,
  indianDay,
  resolveGrievance,
  showBusiness,
  updateCommissionStatus,
} from '@deepam/contracts';
import type { Scene } from '../access/scene.js';
import { act, actTwice, race, type Race } from './race.js';

async function payout({ cast, have }: Scene) {
  const { Gold } = cast.people;
  const commissionId = await have.payout(Gold);
  const decide = (status: string) =>
    act(updateCommissionStatus, { body: { userId: Gold.memberId, commissionId, status } });
  return { decide, file: act(makeBankFile, { body: { payableIds: [commissionId] } }) };
}
const bankFileOf = async ({ cast, have }: Scene) => ({ params: { bankFileId: await have.bankFile(cast.people.Gold) } });
const noLongerOwed = ['COMMISSION.NOTHING_TO_TRANSFER', 'COMMISSION.PAYABLE_NOT_OWED'] as const;

export const moneyRaces: readonly Race[] = [
  race('a payout approved and rejected', 'cashier', ['COMMISSION.PAYOUT_DECIDED'], async (scene) => {
    const { decide } = await payout(scene);
    return [decide('Approved'), decide('Rejected')];
  }),
  race(
    'a payout approved and put into a bank file',
    'cashier',
    ['COMMISSION.PAYOUT_DECIDED', ...noLongerOwed],
    async (scene) => {
      const { decide, file } = await payout(scene);
      return [decide('Approved'), file];
    },
  ),
  race('a payout put into two bank files', 'cashier', [...noLongerOwed], async (scene) => {
    const { file } = await payout(scene);
    return [file, file];
  }),
  race('an owed payout transferred by hand and by a bank file', 'cashier', [...noLongerOwed], async (scene) => {
    const payableId = await scene.have.owedPayout(scene.cast.people.Gold);
    return [
      act(transferByHand, { params: { payableId }, body: { net: 1 } }),
      act(makeBankFile, { body: { payableIds: [payableId] } }),
    ];
  }),
  race('a manual transfer recorded and cancelled', 'head', ['COMMISSION.TRANSFER_ENDED'], async ({ cast, have }) => {
    const params = { transferId: await have.manualTransfer(cast.people.Gold) };
    return [
      act(recordTransferSent, { params, body: {} }),
      act(cancelTransfer, { params, body: { reason: 'Not sent yet' } }),
    ];
  }),
  race('a bank file cancelled twice', 'cashier', ['COMMISSION.BANK_FILE_ENDED'], async (scene) =>
    actTwice(cancelBankFile, { ...(await bankFileOf(scene)), body: {} }),
  ),
  race('a bank file downloaded twice', 'cashier', ['COMMISSION.DOWNLOADED_BEFORE'], async (scene) =>
    actTwice(downloadBankFile, { ...(await bankFileOf(scene)), body: { format: 'hdfc' } }),
  ),
  race(
    'a bank file downloaded and cancelled',
    'cashier',
    ['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.BANK_FILE_ENDED'],
    async (scene) => {
      const file = await bankFileOf(scene);
      return [act(downloadBankFile, { ...file, body: { format: 'sbi' } }), act(cancelBankFile, { ...file, body: {} })];
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
    return actTwice(addTaxDeposit, { body: { challan: 'RACE 1', paidOn: indianDay(new Date()), amount: 1 } });
  }),
  race(
    'earnings taken back twice',
    'head',
    ['COMMISSION.ALREADY_CORRECTED', 'COMMISSION.CORRECTION_TOO_HIGH'],
    async ({ cast, have }) =>
      actTwice(correctPosting, { body: { postingId: await have.credit(cast.people.Gold), reason: 'Wrong.' } }),
  ),
  race('rates of commission changed twice', 'head', ['COMMISSION.SCHEDULE_CHANGED'], async ({ have }) =>
    actTwice(changeCommissionSchedule, { body: await have.newRates() }),
  ),
  race('the business changed twice', 'head', ['COMMISSION.BUSINESS_CHANGED'], async ({ cast, self }) => {
    const { business } = await cast.test.api.call(showBusiness, { token: self.token });
    const terms = { address: 'Pune', state: '27', gstin: '', hsn: '', rateBasisPoints: 0 };
    const change = (legalName: string) =>
      act(changeBusiness, { body: { ...terms, legalName, version: business?.version ?? 0 } });
    return [change('Deepam'), change('Deepam Wicks')];
  }),
  race('a grievance acknowledged twice', 'clerk', ['GRIEVANCE.STATE'], async ({ have }) =>
    actTwice(acknowledgeGrievance, { params: { ticket: await have.ticket() } }),
  ),
  race('a grievance resolved twice', 'clerk', ['GRIEVANCE.STATE'], async ({ have }) =>
    actTwice(resolveGrievance, { params: { ticket: await have.ticket() }, body: { text: 'The bank has paid.' } }),
  ),
];
