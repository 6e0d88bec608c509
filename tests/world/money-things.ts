import {
  changeTaxRates,
  indianDay,
  taxRates,
  updateCommissionStatus,
  addEarnings,
  commissionRequest,
  firstSchedule,
  bankFile,
  cancelBankFile,
  makeBankFile,
  showCommissionSchedule,
  statement,
  type BankFileRow,
  type CommissionSchedule,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { type Session } from '@deepam/api-client';
import { AccountThings } from './account-things.js';
import { keepApproval } from './waiting-approvals.js';
import { patient } from './patient.js';

export class MoneyThings extends AccountThings {
  payout(owner: Session): Promise<string> {
    return this.made('payout', owner, async () => {
      const { entry } = await this.api.call(commissionRequest, { token: owner.token, body: { commissionAmount: 1 } });
      return entry._id;
    });
  }

  bankFile(owner: Session): Promise<string> {
    return this.made('bank file', owner, () => this.newBankFile(owner));
  }

  transfer(owner: Session): Promise<string> {
    return this.made('transfer', owner, async () => (await this.newTransfer(owner)).transfer._id);
  }

  owedPayout(owner: Session): Promise<string> {
    return this.made('owed payout', owner, async () => {
      const bankFileId = await this.newBankFile(owner);
      const { payableId } = await this.rowOf(bankFileId);
      await this.api.call(cancelBankFile, { ...this.asHead, params: { bankFileId }, body: {} });
      return payableId;
    });
  }

  /** The product makes a manual transfer only after a second approval. */
  async manualTransfer(owner: Session): Promise<string> {
    const { transfer } = await this.newTransfer(owner);
    const transfers = this.cast.test.database('commission').collection<{ _id: string }>('transfers');
    await transfers.updateOne({ _id: transfer._id }, { $set: { channel: 'manual', bankFileId: null } });
    return transfer._id;
  }

  async rowOf(bankFileId: string): Promise<BankFileRow> {
    const { rows } = await this.api.call(bankFile, { ...this.asHead, params: { bankFileId } });
    return rows[0]!;
  }

  private async newBankFile({ token }: Session): Promise<string> {
    const { entry } = await this.api.call(commissionRequest, { token, body: { commissionAmount: 1 } });
    const made = await this.api.call(makeBankFile, { ...this.asHead, body: { payableIds: [entry._id] } });
    return made.bankFile._id;
  }

  private async newTransfer(owner: Session): Promise<BankFileRow> {
    return this.rowOf(await this.newBankFile(owner));
  }

  credit(owner: Session): Promise<string> {
    return this.made('credit', owner, async () => {
      const userId = owner.memberId;
      const reason = `credit ${crypto.randomUUID()}`;
      await this.api.call(addEarnings, { ...this.asHead, body: { earning: 1, userId, reason } });
      const rows = await this.api.call(statement, { ...this.asHead, query: { userId } });
      return rows.find((row) => row.reason === reason)!._id;
    });
  }

  async saleBelow({ memberId }: Session): Promise<string> {
    const sales = this.cast.test.database('commission').collection<{ _id: string }>('sales');
    const sale = await poll(() => sales.findOne({ 'upline.memberId': memberId }), patient);
    return sale._id;
  }

  async newRates(): Promise<CommissionSchedule> {
    const { version } = await this.api.call(showCommissionSchedule, this.asHead);
    return { ...firstSchedule, version };
  }

  async sameTaxRates() {
    const { versions } = await this.api.call(taxRates, this.asHead);
    const { changedAt: _at, changedBy: _by, ...terms } = versions[0]!;
    return { ...terms, isOn: false, startsOn: indianDay(new Date()) };
  }

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

  earningsApproval(requestedBy: string): Promise<string> {
    const { test, bystander } = this.cast;
    const { memberId } = bystander;
    const body = { earning: 1, userId: memberId, reason: crypto.randomUUID() };
    const asked = { requestedBy, input: { body }, seen: null, amountPaise: 100, memberId } as const;
    return this.made('earnings request', { memberId: requestedBy }, () =>
      keepApproval(test, 'commission', { call: 'addEarnings', ...asked }),
    );
  }
}
