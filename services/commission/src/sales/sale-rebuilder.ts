import { commissionCredited, planApproved, saleReversed } from '@deepam/contracts';
import { EventArchive, EventLog } from '@deepam/messaging';
import { newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { BalancesFromPostings } from '../ledger/persistence/balances-from-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { CreditService } from '../ledger/credit.service.js';
import { salePostings } from './domain/distribute.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { CommissionService, type ApprovedPlan } from './commission.service.js';
import { saleIn, type ReversedEvent, SaleReversalService } from './sale-reversal.service.js';

/**
 * Lost sales are rebuilt from network's events, with their record, postings and balances. Existing records stay
 * unchanged, even if they were corrected or paid out, and no credit is published twice.
 */
@Injectable()
export class SaleRebuilder {
  private readonly archived = new Map<string, number[]>();
  private seen: ReadonlySet<string> = new Set();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly sales: SalesRepository,
    private readonly ledger: PostingsRepository,
    private readonly credits: CreditService,
    private readonly balances: BalancesFromPostings,
    private readonly commission: CommissionService,
    private readonly reversals: SaleReversalService,
    private readonly transactions: Transactions,
    private readonly log: EventLog,
    private readonly archive: EventArchive,
  ) {}

  async rebuild(): Promise<number> {
    let rebuilt = 0;
    let isChanged = false;
    for await (const { type, data } of this.log.read([planApproved, saleReversed])) {
      const reversed = type === saleReversed.type ? saleReversed.data.parse(data) : null;
      const sale = reversed ? saleIn(reversed) : planApproved.data.parse(data);
      if (await this.transactions.run((session) => this.rebuildSale(sale, session))) rebuilt++;
      if (reversed && (await this.transactions.run((session) => this.reverseAgain(reversed, session))))
        isChanged = true;
    }
    if (rebuilt > 0 || isChanged) await this.transactions.run((session) => this.balances.settleCompany(session));
    return rebuilt;
  }

  private async rebuildSale(sale: ApprovedPlan, session: ClientSession): Promise<boolean> {
    const approvedAt = new Date(sale.approvedAt);
    const recorded = await this.sales.find(sale.saleId, session);
    const distribution = recorded ?? (await this.commission.distributeSale(sale, approvedAt));
    const complete = salePostings(sale, distribution, 'available', approvedAt, newId);
    const posted = await this.ledger.postedAmong(
      complete.map(({ key }) => key),
      session,
    );
    if (recorded && posted.size === complete.length) return false;
    const members = new Set<string>();
    const ids = await this.ledger.idsOfLost(
      sale.saleId,
      sale.upline.map(({ memberId }) => memberId),
      session,
    );
    await this.credits.post(session, approvedAt, sale, (state) =>
      salePostings(sale, distribution, state, approvedAt, newId)
        .filter(({ key }) => !posted.has(key))
        .map((posting) => {
          if (posting.memberId !== null) members.add(posting.memberId);
          // A correction refers to the lost credit by its id, so the restored credit keeps it.
          return { ...posting, _id: ids.get(`${posting.memberId} ${posting.reference.level}`) ?? posting._id };
        }),
    );
    if (!recorded) await this.commission.recordSale(session, sale, distribution);
    for (const memberId of members) await this.balances.settleMember(session, memberId);
    await this.commission.publishCredits(session, sale, distribution, await this.creditedLevels(sale, session));
    return true;
  }

  /** Balances may be lost, too, or may be right already. */
  private async reverseAgain(event: ReversedEvent, session: ClientSession): Promise<boolean> {
    const settle = async () => {
      for (const { memberId } of [event, ...event.upline]) await this.balances.settleMember(session, memberId);
    };
    await settle();
    const isChanged = await this.reversals.reverseSale(event, session);
    if (isChanged) await settle();
    return isChanged;
  }

  private async creditedLevels({ saleId }: ApprovedPlan, session: ClientSession): Promise<Set<number>> {
    const rows = this.connection.collection<{ _id: string; envelope: { data: { level: number } } }>('outbox');
    const credited = rows.find(
      { routingKey: commissionCredited.routingKey, 'envelope.data.saleId': saleId },
      { session, projection: { 'envelope.data.level': 1 } },
    );
    const kept = (await credited.toArray()).map(({ envelope }) => envelope.data.level);
    await this.readArchive(session);
    return new Set([...kept, ...(this.archived.get(saleId) ?? [])]);
  }

  /**
   * The archive is read up to the time at which the outbox was read: events that left the outbox since are in a file
   * that was not read yet.
   */
  private async readArchive(session: ClientSession): Promise<void> {
    const seen = new Set(this.seen);
    const found: { saleId: string; level: number }[] = [];
    for await (const { data } of this.archive.events('commission', [commissionCredited], { seen, session }))
      found.push(commissionCredited.data.parse(data));
    for (const { saleId, level } of found) this.archived.set(saleId, [...(this.archived.get(saleId) ?? []), level]);
    this.seen = seen;
  }
}
