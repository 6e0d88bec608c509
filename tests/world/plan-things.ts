import {
  approvePlan,
  requestCancellation,
  bankLines,
  beginBulkApproval,
  confirmBankLayout,
  importBankStatement,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { type Session } from '@deepam/api-client';
import { MoneyThings } from './money-things.js';
import { statementColumns, statementOf } from './statement-of.js';
import { keepApproval } from './waiting-approvals.js';

let importing: Promise<unknown> = Promise.resolve();

interface SoldPlan {
  readonly _id: string;
  readonly memberId: string;
  readonly plan: string;
  readonly previousPlan: string | null;
  readonly amountPaise: number;
}

export class PlanThings extends MoneyThings {
  planRequest(person: Session): Promise<string> {
    return this.made('plan request', person, async () => {
      await this.api.requestPlan(person, 'Silver');
      return person.memberId;
    });
  }

  sale(buyer?: Session): Promise<string> {
    return this.made('sale', buyer ?? this.cast.bystander, async () => {
      const { memberId: userId } = buyer ?? (await this.cast.test.newcomer(this.cast.bystander));
      const body = { userId, plan: 'Silver' as const };
      return (await this.api.call(approvePlan, { ...this.asHead, body })).saleId;
    });
  }

  reversalApproval(requestedBy: string): Promise<string> {
    return this.made('reversal request', { memberId: requestedBy }, async () => {
      const id = await this.sale();
      const { test } = this.cast;
      const sales = test.database('network').collection<SoldPlan>('sales');
      const { plan, previousPlan, amountPaise, memberId } = (await sales.findOne({ _id: id }))!;
      const input = { params: { id }, body: { kind: 'wrong-approval', note: 'No money came.' } };
      // Without a cancellation request and a credit, no price is owed.
      const seen = [plan, previousPlan, amountPaise, null, false, null, null];
      const fact = (field: string, after: string) => ({ field, before: null, after });
      const changes = [fact('priceOwed', 'false'), fact('planCredit', 'none')];
      const asked = { requestedBy, input, seen, amountPaise, what: plan, memberId, changes } as const;
      return keepApproval(test, 'network', { call: 'reverseSale', ...asked });
    });
  }

  cancellation(person?: Session): Promise<string> {
    return this.made('cancellation', person ?? this.cast.bystander, async () => {
      const buyer = person ?? (await this.cast.test.newcomer(this.cast.bystander));
      const body = { saleId: await this.sale(buyer) };
      return (await this.api.call(requestCancellation, { token: buyer.token, body })).cancellationId;
    });
  }

  async statementColumns(): Promise<void> {
    await this.api.call(confirmBankLayout, { ...this.asHead, body: statementColumns });
  }

  bankLine(): Promise<string> {
    return this.made('bank line', this.cast.people.head, () => this.newBankLine());
  }

  private async newBankLine(): Promise<string> {
    const narration = `UPI/${crypto.randomUUID()}`;
    const imported = importing.then(async () => {
      await this.statementColumns();
      return this.api.call(importBankStatement, { ...this.asHead, ...statementOf(narration) });
    });
    importing = imported.catch(() => undefined);
    await imported;
    const [line] = await this.api.call(bankLines, { ...this.asHead, query: { q: narration } });
    return line!._id;
  }

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
