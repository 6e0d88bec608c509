import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints, type Endpoint } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';

const guarded = 'guarded';
const byMember = 'not money: a request of the member, which the company decides';
const stock = 'not money: grams of cotton in the store; the price of a purchase is a note and is posted nowhere';
const rows = 'not money: each row asks as the call of that row does, and a row that needs an approver is refused';
const decision = 'not money: decides an approval request, whose call is guarded';
const byService = 'not money: an answer to another service';

/**
 * Every mutating call of a service that keeps money. A call that posts, credits, refunds, writes off or marks money as
 * paid is `guarded`: it asks for a second approver if dual approval needs one. Each other call has the reason why it
 * needs none.
 */
const calls: Readonly<Record<'network' | 'commission' | 'cotton-order', Readonly<Record<string, string>>>> = {
  network: {
    approvePlan: guarded,
    reverseSale: guarded,
    confirmBankLayout: guarded,
    dismissReversal: guarded,
    matchBankLine: guarded,
    rejectPlan: 'not money: the plan is not sold; whoever rejected it approves no other plan on the same credit alone',
    releasePaymentReference: 'not money: whoever released a UTR approves no plan or order with it alone',
    releaseBankLine: 'not money: whoever released a credit approves nothing on it alone',
    importBankStatement: 'not money: whoever imported a credit approves nothing on it alone',
    previewBankStatement: 'not money: changes nothing',
    approveRegistration: 'not money: a plan of the member is approved by approvePlan',
    deleteMember: 'not money: only a member who has bought nothing is deleted',
    rejectCancellation: 'not money: the sale stays as it is',
    beginBulkApproval: rows,
    beginNetworkWork: rows,
    stopNetworkWork: rows,
    requestPlanProof: byMember,
    enrollUpi: byMember,
    requestCancellation: byMember,
    withdrawCancellation: byMember,
    approveNetworkRequest: decision,
    rejectNetworkRequest: decision,
    withdrawNetworkRequest: decision,
    holdPlace: byService,
    checkSponsor: byService,
    placeMember: byService,
    reservePaymentReference: byService,
  },
  commission: {
    addEarnings: guarded,
    addTaxDeposit: guarded,
    changeCommissionSchedule: guarded,
    changeTaxRates: guarded,
    correctPosting: guarded,
    downloadBankFile: guarded,
    makeBankFile: guarded,
    recordRecovery: guarded,
    transferByHand: guarded,
    updateCommissionStatus: guarded,
    takeBankAnswer: 'guarded by makeBankFile: is evidence of the transfers that its approver approved, each once',
    recordTransferSent: 'guarded by transferByHand or updateCommissionStatus: records one approved transfer, once',
    cancelBankFile: 'not money: the payables are owed again, and a second transfer is guarded whatever its amount',
    cancelTransfer: 'not money: the payable is owed again, and a second transfer is guarded whatever its amount',
    releaseTransfer: 'not money: the payable is owed again, and a second transfer is guarded whatever its amount',
    previewBankAnswer: 'not money: changes nothing',
    previewBankFile: 'not money: changes nothing',
    exportTaxRegister: 'not money: a list of what was deducted',
    changeBusiness:
      'not money: name, address and GSTIN on documents; the account for payments is a setting of the operator',
    commissionRequest: byMember,
    approveCommissionRequest: decision,
    rejectCommissionRequest: decision,
    withdrawCommissionRequest: decision,
    holdMoney: 'head only: identity asks; only the head closes an account that owes money, and only a member waives',
  },
  'cotton-order': {
    decideCottonOrder: guarded,
    decideReturn: guarded,
    markCottonSent: 'not money: the parcel of an approved order',
    addCottonLoss: stock,
    addCottonPurchase: stock,
    correctCottonMovement: stock,
    beginCottonWork: rows,
    stopCottonWork: rows,
    requestCotton: byMember,
    requestReturn: byMember,
    approveCottonRequest: decision,
    rejectCottonRequest: decision,
    withdrawCottonRequest: decision,
    holdOrders: byService,
  },
};

const changing = (service: string): Endpoint[] =>
  allEndpoints.filter((endpoint) => endpoint.service === service && endpoint.method !== 'GET');

describe.each(Object.entries(calls))('the calls of %s', (service, table) => {
  it('every mutating call is listed, with dual approval or the reason why it needs none', () => {
    expect(
      changing(service)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(table).toSorted());
  });

  it('calls that move money are those that may need a second approver', () => {
    const listed = Object.keys(table).filter((name) => table[name] === guarded);
    const asking = changing(service).filter(({ mayNeedApproval }) => mayNeedApproval === true);
    expect(asking.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  });

  it('calls that may need a second approver are kept until one decides', () => {
    const source = join(import.meta.dirname, '../../services', service, 'src');
    const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.controller.ts'))
      .map((file) => readFileSync(join(source, file), 'utf8'));
    const unguarded = Object.keys(table).filter(
      (name) =>
        table[name] === guarded && !sources.some((source) => new RegExp(`\\.guard\\(\\s*${name},`).test(source)),
    );
    expect(unguarded).toEqual([]);
  });
});
