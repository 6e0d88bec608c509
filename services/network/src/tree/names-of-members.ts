import { Injectable } from '@nestjs/common';
import { MembershipsRepository } from './persistence/memberships.repository.js';

@Injectable()
export class NamesOfMembers {
  constructor(private readonly memberships: MembershipsRepository) {}

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, { name: string }>> {
    const members = await this.memberships.inOrder(ids);
    return new Map(members.map(({ _id, name }) => [_id, { name }]));
  }
}
