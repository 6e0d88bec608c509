import { closedAccountName } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { DistributedSale } from './persistence/distributed-sale.schema.js';

/**
 * Sales keep the names from the day of the sale, so names of members who have closed their account since are hidden.
 */
@Injectable()
export class ClosedAccounts {
  constructor(private readonly members: Members) {}

  async findClosedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await this.members.findAll([...new Set(ids)]);
    const closed = [...known.values()].filter(({ isDeleted, name }) => isDeleted && name === closedAccountName);
    return new Set(closed.map(({ _id }) => _id));
  }

  async unnamedIn(sale: DistributedSale): Promise<DistributedSale> {
    const closed = await this.findClosedAmong([sale.memberId, ...sale.upline.map(({ memberId }) => memberId)]);
    if (closed.size === 0) return sale;
    const shown = (memberId: string, name: string) => (closed.has(memberId) ? closedAccountName : name);
    return {
      ...sale,
      memberName: shown(sale.memberId, sale.memberName),
      upline: sale.upline.map((one) => ({ ...one, name: shown(one.memberId, one.name) })),
    };
  }
}
