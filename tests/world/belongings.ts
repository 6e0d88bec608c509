import {
  changeTaxRates,
  indianDay,
  taxRates,
  updateCommissionStatus,
  addCottonPurchase,
  addRole,
  addStaff,
  disableStaff,
  fileGrievance,
  fileOwnGrievance,
  resolveGrievance,
  addEarnings,
  approvePlan,
  askCancellation,
  bankLines,
  beginBulkApproval,
  commissionRequest,
  decideCottonOrder,
  firstSchedule,
  forgotPassword,
  importBankStatement,
  login,
  makePayoutBatch,
  oneAccountRule,
  passwordRequests,
  rejectPlan,
  requestReturn,
  reverseSale,
  showCommissionSchedule,
  statement,
  subscribePush,
  suspendMember,
  type CommissionSchedule,
} from '@deepam/contracts';
import { freshMobile, password, poll } from '@deepam/testing';
import { receiptPng, type Session } from '@deepam/api-client';
import { MadeThings } from './made-things.js';
import { passkeyOf } from './passkey-device.js';
import { pushSubscription } from './push-subscription.js';
import { statementOf } from './statement-of.js';
import { keepConsent } from './waiting-consents.js';

/** What is made in the background comes late on a busy machine. */
const patient = { timeout: 60_000 };

let importing: Promise<unknown> = Promise.resolve();

interface SoldPlan {
  readonly _id: string;
  readonly memberId: string;
  readonly plan: string;
  readonly previousPlan: string | null;
  readonly amountPaise: number;
}

/** What belongs to one person. Each answers an id. */
export class Belongings extends MadeThings {
  readonly picture = receiptPng(750, '123456789012');
  /** Its columns are confirmed by nobody. */
  readonly statement = Buffer.from('Value Date,Details,Paid Out,Paid In\n05/01/2026,UPI/600512345678/ASHA,,1500\n');

  /** Also of those who cannot log in any more. */
  async mobile({ memberId }: Session): Promise<string> {
    const accounts = this.cast.test.database('identity').collection<{ _id: string; mobile: string }>('accounts');
    return (await accounts.findOne({ _id: memberId }))!.mobile;
  }

  order(owner: Session): Promise<string> {
    return this.made('order', owner, () => this.newOrder(owner));
  }

  approvedOrder(owner: Session): Promise<string> {
    return this.made('approved order', owner, async () => {
      const id = await this.newOrder(owner);
      await this.api.call(decideCottonOrder, { ...this.asHead, params: { id }, body: { status: 'Approved' } });
      return id;
    });
  }

  deliveredOrder(owner: Session): Promise<string> {
    return this.made('delivered order', owner, () => this.newDeliveredOrder(owner));
  }

  orderWithReturn(owner: Session): Promise<string> {
    return this.made('order with return', owner, async () => {
      const id = await this.newDeliveredOrder(owner);
      await this.api.call(requestReturn, { token: owner.token, params: { id } });
      return id;
    });
  }

  /** Nobody's: the company's. */
  cottonPurchase(): Promise<string> {
    return this.made('cotton purchase', this.cast.people.head, async () => {
      const body = { kg: 3, day: '2026-01-05', supplier: 'Khandesh Ginning' };
      return (await this.api.call(addCottonPurchase, { ...this.asHead, body })).movement._id;
    });
  }

  payout(owner: Session): Promise<string> {
    return this.made('payout', owner, async () => {
      const { entry } = await this.api.call(commissionRequest, { token: owner.token, body: { commissionAmount: 1 } });
      return entry._id;
    });
  }

  /** One that the owner's payout waits in. */
  payoutBatch(owner: Session): Promise<string> {
    return this.made('payout batch', owner, async () => {
      const body = { commissionAmount: 1 };
      const { entry } = await this.api.call(commissionRequest, { token: owner.token, body });
      const made = await this.api.call(makePayoutBatch, { ...this.asHead, body: { payoutIds: [entry._id] } });
      return made.batch._id;
    });
  }

  passwordRequest(owner: Session): Promise<string> {
    return this.made('password request', owner, async () => {
      await this.api.call(forgotPassword, { body: { mobile: await this.mobile(owner) } });
      const found = await poll(async () => {
        const open = await this.api.call(passwordRequests, { ...this.asHead, query: { limit: 200 } });
        return open.find(({ memberId }) => memberId === owner.memberId);
      }, patient);
      return found._id;
    });
  }

  /** @returns the id of the same member, who is suspended now */
  async suspended(id: string): Promise<string> {
    await this.api.call(suspendMember, { ...this.asHead, params: { id }, body: { reason: 'Another maker.' } });
    return id;
  }

  /** A role that nobody has. */
  async role(): Promise<string> {
    const body = { name: `Role ${freshMobile()}`, permissions: ['read' as const] };
    return (await this.api.call(addRole, { ...this.asHead, body })).role._id;
  }

  /** Somebody of the company. */
  async staff(isDisabled = false): Promise<string> {
    const body = { name: 'Meena Joshi', mobile: freshMobile(), roleId: 'reader' };
    const { staff } = await this.api.call(addStaff, { ...this.asHead, body });
    if (isDisabled) await this.api.call(disableStaff, { ...this.asHead, params: { id: staff._id } });
    return staff._id;
  }

  /** The posting of a credit that can be corrected. */
  credit(owner: Session): Promise<string> {
    return this.made('credit', owner, async () => {
      const userId = owner.memberId;
      const reason = `credit ${crypto.randomUUID()}`;
      await this.api.call(addEarnings, { ...this.asHead, body: { earning: 1, userId, reason } });
      const rows = await this.api.call(statement, { ...this.asHead, query: { userId } });
      return rows.find((row) => row.reason === reason)!._id;
    });
  }

  /** A sale of one of those below the person, who has a share in it. */
  async saleBelow({ memberId }: Session): Promise<string> {
    const sales = this.cast.test.database('commission').collection<{ _id: string }>('sales');
    const sale = await poll(() => sales.findOne({ 'upline.memberId': memberId }), patient);
    return sale._id;
  }

  /** A change of the rates that are there now, to the first ones. */
  async newRates(): Promise<CommissionSchedule> {
    const { version } = await this.api.call(showCommissionSchedule, this.asHead);
    return { ...firstSchedule, version };
  }

  /** Nothing is deducted with them either. */
  async sameTaxRates() {
    const { versions } = await this.api.call(taxRates, this.asHead);
    const { changedAt: _at, changedBy: _by, ...terms } = versions[0]!;
    return { ...terms, isOn: false, startsOn: indianDay(new Date()) };
  }

  /** A rupee that was deducted from the owner is owed to the government. */
  async taxOwed(owner: Session): Promise<void> {
    const terms = {
      ...(await this.sameTaxRates()),
      isOn: true,
      threshold: 0,
      panlessBasisPoints: 10_000,
      rateBasisPoints: 10_000,
    };
    const set = (body: typeof terms) => this.api.call(changeTaxRates, { ...this.asHead, body });
    await set(terms);
    const { token, memberId: userId } = owner;
    const { entry } = await this.api.call(commissionRequest, { token, body: { commissionAmount: 1 } });
    const body = { userId, commissionId: entry._id, status: 'Approved' as const };
    await this.api.call(updateCommissionStatus, { ...this.asHead, body });
    await set({ ...terms, isOn: false, version: terms.version + 1 });
  }

  /** The rule about one Aadhaar in several accounts, set once more. */
  async sameRule() {
    const { rule, version } = await this.api.call(oneAccountRule, this.asHead);
    return { rule, version };
  }

  /** A credit of the bank that nobody asked for, of a statement of its own. */
  async bankLine(): Promise<string> {
    const narration = `UPI/${crypto.randomUUID()}`;
    // A process reads a few statements at a time, and refuses more.
    const imported = importing.then(() =>
      this.api.call(importBankStatement, { ...this.asHead, ...statementOf(narration) }),
    );
    importing = imported.catch(() => undefined);
    await imported;
    const [line] = await this.api.call(bankLines, { ...this.asHead, query: { q: narration } });
    return line!._id;
  }

  /** Of one request, whose money is not there. */
  async bulkApproval(): Promise<string> {
    const memberId = await this.planRequest(await this.cast.test.newcomer(this.cast.bystander));
    const payments = this.cast.test.database('network').collection<{ _id: string }>('expected_payments');
    const { _id: requestId } = await poll(() => payments.findOne({ memberId }));
    const body = { requests: [{ requestId, lineId: 'f'.repeat(32) }] };
    return (await this.api.call(beginBulkApproval, { ...this.asHead, body }))._id;
  }

  /** Somebody with an open request for a plan. */
  planRequest(person: Session): Promise<string> {
    return this.made('plan request', person, async () => {
      await this.api.requestPlan(person, 'Silver');
      return person.memberId;
    });
  }

  /** A plan that was sold to somebody, or to somebody new. */
  async sale(buyer?: Session): Promise<string> {
    const { memberId: userId } = buyer ?? (await this.cast.test.newcomer(this.cast.bystander));
    const body = { userId, plan: 'Silver' as const };
    return (await this.api.call(approvePlan, { ...this.asHead, body })).saleId;
  }

  async reversedSale(): Promise<string> {
    const id = await this.sale();
    const body = { kind: 'wrong-approval' as const, note: 'No money came.' };
    await this.api.call(reverseSale, { ...this.asHead, params: { id }, body });
    return id;
  }

  /** What this person asked for and a second one may grant: a rupee more of earnings. */
  earningsConsent(askedBy: string): Promise<string> {
    const { test, bystander } = this.cast;
    const { memberId } = bystander;
    const body = { earning: 1, userId: memberId, reason: crypto.randomUUID() };
    return keepConsent(test, 'commission', { call: 'addEarnings', askedBy, input: { body }, seen: null, memberId });
  }

  /** The same of a sale that no member gave back. */
  async reversalConsent(askedBy: string): Promise<string> {
    const id = await this.sale();
    const { test } = this.cast;
    const sales = test.database('network').collection<SoldPlan>('sales');
    const { plan, previousPlan, amountPaise, memberId } = (await sales.findOne({ _id: id }))!;
    const input = { params: { id }, body: { kind: 'wrong-approval', note: 'No money came.' } };
    const seen = [plan, previousPlan, amountPaise, null];
    return keepConsent(test, 'network', { call: 'reverseSale', askedBy, input, seen, memberId });
  }

  /** A request to give the plan back. */
  async cancellation(person?: Session): Promise<string> {
    const buyer = person ?? (await this.cast.test.newcomer(this.cast.bystander));
    const body = { saleId: await this.sale(buyer) };
    return (await this.api.call(askCancellation, { token: buyer.token, body })).cancellationId;
  }

  /** A personal one; those who have none yet are refused a plan first. */
  notification(person: Session): Promise<string> {
    return this.once('notification', person, () => this.newsOf(person));
  }

  /** A grievance of a visitor. */
  async ticket(): Promise<string> {
    const body = { name: 'Asha Patil', mobile: freshMobile(), ...grievance };
    return (await this.api.call(fileGrievance, { body })).ticket;
  }

  /** A grievance of somebody that was answered. */
  resolvedTicket(owner: Session): Promise<string> {
    return this.made('resolved ticket', owner, async () => {
      const { ticket } = await this.api.call(fileOwnGrievance, { token: owner.token, body: grievance });
      await this.api.call(resolveGrievance, { ...this.asHead, params: { ticket }, body: { text: 'Done.' } });
      return ticket;
    });
  }

  pushSubscription(owner: Session): Promise<string> {
    return this.made('push subscription', owner, async () => {
      const body = pushSubscription();
      await this.api.call(subscribePush, { token: owner.token, body });
      return body.endpoint;
    });
  }

  /** A token of a session that was made for it. */
  async freshToken(owner: Session): Promise<string> {
    const mobile = await this.mobile(owner);
    return (await this.api.call(login, { body: { mobile, password } })).token;
  }

  /** A passkey of somebody; of those who cannot log in any more, one that was never there. */
  passkey(owner: Session): Promise<string> {
    return this.made('passkey', owner, () => this.newPasskey(owner));
  }

  /** One that is there for all who are refused it: an account has ten at most. */
  keptPasskey(owner: Session): Promise<string> {
    return this.once('kept passkey', owner, () => this.newPasskey(owner));
  }

  /** A session of somebody; of those who cannot log in any more, one that has ended. */
  session(owner: Session): Promise<string> {
    return this.made('session', owner, async () => {
      const sid = (token: string) => (JSON.parse(atob(token.split('.')[1]!)) as { sid: string }).sid;
      return sid(await this.freshToken(owner).catch(() => owner.token));
    });
  }

  private async newOrder(owner: Session): Promise<string> {
    return (await this.cast.test.cottonOrder(owner, 1))._id;
  }

  private async newPasskey(owner: Session): Promise<string> {
    const token = await this.freshToken(owner).catch(() => null);
    return token === null ? missingPasskey : (await passkeyOf(this.cast.test, token)).id;
  }

  private async newDeliveredOrder(owner: Session): Promise<string> {
    const id = await this.newOrder(owner);
    for (const status of ['Approved', 'Delivered'] as const) {
      await this.api.call(decideCottonOrder, { ...this.asHead, params: { id }, body: { status } });
    }
    return id;
  }

  private async newsOf(person: Session): Promise<string> {
    const all = this.cast.test.database('notification').collection<{ _id: string }>('notifications');
    const find = async () => (await all.findOne({ memberId: person.memberId }))?._id;
    const first = await find();
    if (first !== undefined) return first;
    const userId = await this.planRequest(person);
    await this.api.call(rejectPlan, { ...this.asHead, body: { userId, reason: 'for tests' } });
    return poll(find, patient);
  }
}

const grievance = { category: 'other' as const, text: 'For tests.' };
const missingPasskey = 'eeeeeeeeeeeeeeeeeeeeeeee';
