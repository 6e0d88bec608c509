import { briefName, isWellFormedReferralCode, type getInviter, type ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { invitationError } from './domain/standing-rules.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Injectable()
export class GetInviterHandler {
  constructor(private readonly memberships: MembershipsRepository) {}

  async execute(code: string): Promise<ResponseOf<typeof getInviter>> {
    const found = isWellFormedReferralCode(code) ? await this.memberships.findByCode(code) : null;
    return { name: found === null || invitationError(found, 'code') !== null ? null : briefName(found.name) };
  }
}
