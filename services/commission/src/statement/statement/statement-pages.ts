import { closedAccountName, type StatementRow } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock, decodeCursor, DomainError, isOfCompany, isStaff, pageOf, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ClosedAccounts } from '../../sales/closed-accounts.js';
import { SalesRepository, type Buyer } from '../../sales/persistence/sales.repository.js';
import type { Span } from '../../ledger/domain/periods.js';
import type { Posting } from '../../ledger/domain/posting.js';
import { statementRowOf } from '../../ledger/domain/statement-row.js';
import { PostingsRepository } from '../../ledger/persistence/postings.repository.js';

/** A cursor has the last row and the time of the first page. */
const position = z.tuple([z.iso.datetime(), z.string(), z.iso.datetime()]);

@Injectable()
export class StatementPages {
  constructor(
    private readonly ledger: PostingsRepository,
    private readonly sales: SalesRepository,
    private readonly members: Members,
    private readonly closed: ClosedAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Staff have no statement of their own.
   * @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the company
   */
  async memberIdFor(caller: Caller, userId: string | undefined): Promise<string> {
    const { memberId } = caller;
    const whose = userId ?? memberId;
    if (whose === memberId && !isStaff(caller)) return memberId;
    if (!isOfCompany(caller)) throw new DomainError('ACCESS.NOT_YOURS');
    if (!(await this.members.find(whose))) throw new DomainError('COMMISSION.MEMBER_NOT_FOUND');
    return whose;
  }

  /** All pages show the ledger as of the first page, so that later postings do not shift the rows. */
  async page(memberId: string, whole: Span, limit: number, cursor: string | undefined, reader: Caller) {
    const after = decodeCursor(position, cursor);
    const asOf = after ? new Date(after[2]) : whole.asOf;
    const begunAt = asOf ?? this.clock.now();
    const found = await this.ledger.statementOf(
      memberId,
      { ...whole, asOf },
      limit + 1,
      after && { occurredAt: new Date(after[0]), id: after[1] },
    );
    const { items, nextCursor } = pageOf(found, limit, (last) => [
      last.occurredAt.toISOString(),
      last._id,
      begunAt.toISOString(),
    ]);
    return { rows: await this.rows(items, reader), nextCursor };
  }

  private async rows(postings: readonly Posting[], reader: Caller): Promise<StatementRow[]> {
    const saleIds = postings.flatMap(({ reference }) => (reference.saleId === undefined ? [] : [reference.saleId]));
    const forCompany = isOfCompany(reader);
    const deciders = forCompany ? postings.flatMap(({ decidedBy }) => decidedBy ?? []) : [];
    const [buyers, takenBack, names] = await Promise.all([
      this.sales.buyersOf([...new Set(saleIds)]),
      this.ledger.allTakenBack(postings.map(({ _id }) => _id)),
      this.members.findAll([...new Set(deciders)]),
    ]);
    const closed = await this.closed.findClosedAmong([...buyers.values()].map(({ memberId }) => memberId));
    const shown = (buyer: Buyer | undefined) =>
      buyer
        ? { name: closed.has(buyer.memberId) ? closedAccountName : buyer.name, referralCode: buyer.referralCode }
        : null;
    return postings.map((posting) => {
      const { decidedBy } = posting;
      return {
        ...statementRowOf(posting, shown(buyers.get(posting.reference.saleId ?? '')), takenBack.get(posting._id)),
        ...(forCompany && decidedBy !== undefined && { decidedBy: names.get(decidedBy)?.name || null }),
      };
    });
  }
}
