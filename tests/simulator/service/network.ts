import {
  bankLineIdentified,
  commissionCredited,
  creditCorrected,
  earningsCredited,
  planApproved,
  saleReversed,
  transferStateChanged,
  type EventData,
} from '@deepam/contracts';
import { DomainError, newId, type Documents } from '@deepam/platform';
import { Calls } from './calls.js';
import { writeEffects, writeEffectsOfSeveral } from './effects.js';
import type { Messaging } from './messaging.js';

export type SaleTerms = Omit<EventData<typeof planApproved>, 'saleId' | 'approvedAt'>;

export interface ApprovedSale extends SaleTerms {
  readonly _id: string;
  readonly key: string;
  readonly approvedAt: string;
  readonly reversedBy?: string;
}

export interface IdentifiedLine {
  readonly _id: string;
  readonly key: string;
  readonly transferId: string;
}
export type LineTerms = Pick<EventData<typeof bankLineIdentified>, 'transferId' | 'direction' | 'amountPaise' | 'day'>;

export const bankLineModel = 'IdentifiedLine';

const headId = 'eeeeeeeeeeeeeeeeeeeeeeee';

export const saleModel = 'ApprovedSale';

export class Network {
  private readonly calls: Calls;
  private readonly sales: Documents<ApprovedSale>;
  private readonly lines: Documents<IdentifiedLine>;

  constructor(readonly messaging: Messaging) {
    this.calls = new Calls(messaging);
    this.sales = messaging.database.documents(saleModel);
    this.lines = messaging.database.documents(bankLineModel);
    writeEffects(messaging, [earningsCredited, creditCorrected, transferStateChanged]);
    writeEffectsOfSeveral(messaging, commissionCredited);
  }

  start(): Promise<void> {
    return this.messaging.start();
  }

  approve(key: string, terms: SaleTerms): Promise<string> {
    const { transactions, outbox, clock } = this.messaging;
    return this.calls.carryOut('approve', key, terms, () =>
      transactions.run(async (session) => {
        const saleId = newId();
        const approvedAt = clock.now().toISOString();
        await this.sales.insert({ _id: saleId, key, approvedAt, ...terms }, session);
        await outbox.add(session, planApproved, { ...terms, saleId, approvedAt });
        return saleId;
      }),
    );
  }

  reverse(key: string, saleId: string, isPriceOwed: boolean): Promise<string> {
    const { transactions, outbox, clock } = this.messaging;
    return this.calls.carryOut('reverse', key, [saleId, isPriceOwed], () =>
      transactions.run(async (session) => {
        const standing = { _id: saleId, reversedBy: { $exists: false } };
        const sale = await this.sales.updated(standing, { $set: { reversedBy: key } }, session);
        if (!sale) throw new DomainError('NETWORK.SALE_REVERSED');
        const { _id, key: _key, reversedBy: _by, ...terms } = sale;
        await outbox.add(session, saleReversed, {
          ...terms,
          saleId,
          reversalId: newId(),
          kind: 'cooling-off',
          isPriceOwed: true,
          reversedBy: headId,
          cancellationId: null,
          reversedAt: clock.now().toISOString(),
        });
        return saleId;
      }),
    );
  }

  identify(key: string, line: LineTerms): Promise<string> {
    const { transactions, outbox, clock } = this.messaging;
    return this.calls.carryOut('identify', key, line, () =>
      transactions.run(async (session) => {
        const movementKey = `${newId()}${newId()}`.slice(0, 32);
        await this.lines.insert({ _id: movementKey, key, transferId: line.transferId }, session);
        const identifiedAt = clock.now().toISOString();
        await outbox.add(session, bankLineIdentified, {
          ...line,
          movementKey,
          utr: null,
          identifiedAt,
          importedBy: null,
          importerAccounts: [],
        });
        return movementKey;
      }),
    );
  }
}
