import type { BulkApprovalView } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import type { BulkApproval } from './persistence/bulk-approval.schema.js';

@Injectable()
export class BulkApprovalViews {
  constructor(private readonly memberships: MembershipsRepository) {}

  async viewsOf(all: readonly BulkApproval[]): Promise<BulkApprovalView[]> {
    const people = await this.memberships.inOrder(all.map(({ begunBy }) => begunBy));
    const names = new Map(people.map(({ _id, name }) => [_id, name]));
    return all.map(({ _id, begunAt, begunBy, state, endedAt, requests, approved, failed }) => ({
      _id,
      state,
      requests,
      approved,
      failed,
      begunAt: begunAt.toISOString(),
      begunBy: names.get(begunBy) ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }
}
