import {
  approvePlan,
  askCancellation,
  bankLines,
  beginBulkApproval,
  confirmBankLayout,
  importBankStatement,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { type Session } from '@deepam/api-client';
import { MoneyThings } from './money-things.js';
import { statementColumns, statementOf } from './statement-of.js';
import { keepConsent } from './waiting-consents.js';

let importing: Promise<unknown> = Promise.resolve();

interface SoldPlan {
  readonly _id: string;
  readonly memberId: string;
  readonly plan: string;
  readonly previousPlan: string | null;
  readonly amountPaise: number;
}

/** Plans that are asked for, sold and taken back, and what the bank shows of them. */
export class PlanThings extends MoneyThings {
  /** Somebody with an open request for a plan. */
  planRequest(person: Session): Promise<string> {
    return this.made('plan request', person, async () => {
      await this.api.requestPlan(person, 'Silver');
      return person.memberId;
    });
  }

  /** A plan that was sold to somebody, or to somebody new. */
  sale(buyer?: Session): Promise<string> {
    return this.made('sale', buyer ?? this.cast.bystander, async () => {
      const { memberId: userId } = buyer ?? (await this.cast.test.newcomer(this.cast.bystander));
      const body = { userId, plan: 'Silver' as const };
      return (await this.api.call(approvePlan, { ...this.asHead, body })).saleId;
    });
  }

  /** An approval request of this person to reverse a sale that no member gave back. */
  reversalConsent(askedBy: string): Promise<string> {
    return this.made('reversal request', { memberId: askedBy }, async () => {
      const id = await this.sale();
      const { test } = this.cast;
      const sales = test.database('network').collection<SoldPlan>('sales');
      const { plan, previousPlan, amountPaise, memberId } = (await sales.findOne({ _id: id }))!;
      const input = { params: { id }, body: { kind: 'wrong-approval', note: 'No money came.' } };
      // Nobody has asked to give it back, and no credit paid for it: no price is owed.
      const seen = [plan, previousPlan, amountPaise, null, false, null, null];
      const fact = (field: string, after: string) => ({ field, before: null, after });
      const changes = [fact('priceOwed', 'false'), fact('planCredit', 'none')];
      const asked = { askedBy, input, seen, amountPaise, what: plan, memberId, changes } as const;
      return keepConsent(test, 'network', { call: 'reverseSale', ...asked });
    });
  }

  /** A request to give the plan back. */
  cancellation(person?: Session): Promise<string> {
    return this.made('cancellation', person ?? this.cast.bystander, async () => {
      const buyer = person ?? (await this.cast.test.newcomer(this.cast.bystander));
      const body = { saleId: await this.sale(buyer) };
      return (await this.api.call(askCancellation, { token: buyer.token, body })).cancellationId;
    });
  }

  /** The columns of all statements of the world, confirmed by the head while dual approval is off. */
  async statementColumns(): Promise<void> {
    await this.api.call(confirmBankLayout, { ...this.asHead, body: statementColumns });
  }

  /** A credit of the bank that nobody asked for, of a statement of its own. */
  bankLine(): Promise<string> {
    return this.made('bank line', this.cast.people.head, () => this.newBankLine());
  }

  private async newBankLine(): Promise<string> {
    const narration = `UPI/${crypto.randomUUID()}`;
    // A process reads a few statements at a time, and refuses more.
    const imported = importing.then(async () => {
      await this.statementColumns();
      return this.api.call(importBankStatement, { ...this.asHead, ...statementOf(narration) });
    });
    importing = imported.catch(() => undefined);
    await imported;
    const [line] = await this.api.call(bankLines, { ...this.asHead, query: { q: narration } });
    return line!._id;
  }

  /** Of one request, whose money is not there. */
  bulkApproval(): Promise<string> {
    return this.made('bulk approval', this.cast.people.head, () => this.newBulkApproval());
  }

  private async newBulkApproval(): Promise<string> {
    const memberId = await this.planRequest(await this.cast.test.newcomer(this.cast.bystander));
    const payments = this.cast.test.database('network').collection<{ _id: string }>('expected_payments');
    const { _id: requestId } = await poll(() => payments.findOne({ memberId }));
    const body = { requests: [{ requestId, lineId: 'f'.repeat(32) }] };
    return (await this.api.call(beginBulkApproval, { ...this.asHead, body }))._id;
  }
}
