import { isWellFormedReferralCode, type BodyOf, type checkSponsor, type ResponseOf } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { RejectedNumbers } from '../bank/rejected-numbers.js';
import { PaymentReferencesRepository } from '../payments/persistence/payment-references.repository.js';
import { invitationError } from './domain/standing-rules.js';
import type { Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

type Named = BodyOf<typeof checkSponsor>['sponsor'];

@Injectable()
export class CheckSponsorHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly references: PaymentReferencesRepository,
    private readonly rejectedNumbers: RejectedNumbers,
  ) {}

  /** @throws DomainError with the reason why the sponsor may not invite, or NETWORK.UTR_USED */
  async execute({ sponsor, utr }: BodyOf<typeof checkSponsor>): Promise<ResponseOf<typeof checkSponsor>> {
    const found = await this.named(sponsor);
    const error = invitationError(found, 'referralCode' in sponsor ? 'code' : 'self');
    if (error) throw new DomainError(error);
    if (utr != null) await this.assertNumberUnused(utr, found);
    return { _id: found._id, name: found.name, referralCode: found.referralCode };
  }

  /** A sponsor who adds the same newcomer twice sends the number of the newcomer again. */
  private async assertNumberUnused(utr: string, sponsor: Membership): Promise<void> {
    const held = await this.references.find(utr);
    if (held === null) return;
    const holder = await this.memberships.find(held.memberId);
    if (holder?.sponsorId !== sponsor._id) await this.rejectedNumbers.keep(utr, 'plan', sponsor._id);
    throw new DomainError('NETWORK.UTR_USED');
  }

  private async named(sponsor: Named): Promise<Membership> {
    if ('memberId' in sponsor) return this.memberships.get(sponsor.memberId);
    if (!isWellFormedReferralCode(sponsor.referralCode)) throw new DomainError('NETWORK.CODE_MISTYPED');
    const found = await this.memberships.findByCode(sponsor.referralCode);
    if (!found) throw new DomainError('NETWORK.CODE_UNKNOWN');
    return found;
  }
}
