import { commissionCredited, creditCorrected, earningsCredited, planApproved, type EventData } from '@deepam/contracts';
import { newId, type Documents } from '@deepam/platform';
import { Calls } from './calls.js';
import { writeEffects } from './effects.js';
import type { Messaging } from './messaging.js';

export type SaleTerms = Omit<EventData<typeof planApproved>, 'saleId' | 'approvedAt'>;

/** What one approval wrote; two for one key would be two sales. */
export interface ApprovedSale extends SaleTerms {
  readonly _id: string;
  readonly key: string;
}

export const saleModel = 'ApprovedSale';

/** A process of the network service, as far as it sells: the sale and its event in one transaction, once per Idempotency-Key. */
export class Network {
  private readonly calls: Calls;
  private readonly sales: Documents<ApprovedSale>;

  constructor(readonly messaging: Messaging) {
    this.calls = new Calls(messaging);
    this.sales = messaging.database.documents(saleModel);
    writeEffects(messaging, [commissionCredited, earningsCredited, creditCorrected]);
  }

  start(): Promise<void> {
    return this.messaging.start();
  }

  approve(key: string, terms: SaleTerms): Promise<string> {
    const { transactions, outbox, clock } = this.messaging;
    return this.calls.carryOut('approve', key, terms, () =>
      transactions.run(async (session) => {
        const saleId = newId();
        await this.sales.insert({ _id: saleId, key, ...terms }, session);
        await outbox.add(session, planApproved, { ...terms, saleId, approvedAt: clock.now().toISOString() });
        return saleId;
      }),
    );
  }
}
