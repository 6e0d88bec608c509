import { Injectable } from '@nestjs/common';
import { MembershipsRepository } from './persistence/memberships.repository.js';

/** What a list of results calls members; those that were deleted are left out. */
@Injectable()
export class NamesOfMembers {
  constructor(private readonly memberships: MembershipsRepository) {}

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, { name: string }>> {
    const members = await this.memberships.inOrder(ids);
    return new Map(members.map(({ _id, name }) => [_id, { name }]));
  }
}
