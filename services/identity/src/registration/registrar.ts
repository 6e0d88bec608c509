import {
  type ContactSeenBy,
  memberRegistered,
  type PictureHashes,
  type PlanName,
  type register,
  type ResponseOf,
} from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, currentContext, newId, Transactions } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-rule.js';
import { influenceOf } from '../accounts/domain/influences.js';
import { HeadsName } from '../accounts/heads-name.js';
import { type Account, AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { NetworkClient, type Sponsor } from './network.client.js';
import { TakenMobiles } from '../accounts/taken-mobiles.js';

@Injectable()
export class Registrar {
  private readonly logger = new Logger(Registrar.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly network: NetworkClient,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly taken: TakenMobiles,
    private readonly headsName: HeadsName,
  ) {}

  /**
   * The sponsor has chosen the password of a newcomer with a plan request, so it is valid for one login. The mobile is
   * checked last, so that only a call that could register a member learns whether it is taken.
   * @throws DomainError IDENTITY.MOBILE_TAKEN, HEADS_NAME or PASSWORD_GUESSABLE, REQUEST.INVALID for a common password,
   * REQUEST.TOO_MANY
   */
  async register(newcomer: Newcomer, sponsor: Sponsor, planRequest: PlanRequest | null): Promise<Registered> {
    await this.headsName.assertFree(newcomer.name);
    await assertNotGuessable(newcomer.password, newcomer);
    const passwordHash = await this.hasher.hash(newcomer.password);
    const claim = { mobile: newcomer.mobile, by: sponsor._id, memberId: sponsor._id };
    const account = await this.taken.claim(claim, () => this.add(newcomer, sponsor, planRequest, passwordHash));
    const referralCode = await this.placedNow(account, sponsor, planRequest);
    return { user: registeredMember(account, referralCode, planRequest), addedBy: sponsor };
  }

  private async add(
    newcomer: Newcomer,
    sponsor: Sponsor,
    planRequest: PlanRequest | null,
    passwordHash: string,
  ): Promise<Account> {
    const registeredAt = this.clock.now();
    return this.transactions.run(async (session) => {
      const made = await this.accounts.add(
        {
          _id: newId(),
          name: newcomer.name,
          email: newcomer.email ?? null,
          mobile: newcomer.mobile,
          passwordHash,
          ...(newcomer.contactSeenBy && { contactSeenBy: newcomer.contactSeenBy }),
          ...(planRequest && {
            mustChangePassword: true,
            passwordReason: 'for-one-use' as const,
            handedPassword: {
              byId: sponsor._id,
              at: registeredAt,
              isFirst: true,
            },
            influences: [influenceOf('made', madeBy(sponsor), registeredAt)],
          }),
          registeredAt,
        },
        session,
      );
      await this.outbox.add(session, memberRegistered, placement(made, sponsor, planRequest));
      if (planRequest) {
        await this.audit.record(session, 'member-added', { memberId: made._id, after: { plan: planRequest.plan } });
      }
      return made;
    });
  }

  /** The account exists even if this call fails, and the event places it then. */
  private async placedNow(account: Account, sponsor: Sponsor, planRequest: PlanRequest | null): Promise<string | null> {
    try {
      return await this.network.placeMember(placement(account, sponsor, planRequest));
    } catch (error) {
      this.logger.warn(`The network gave no answer; the event will place member ${account._id}.`, error);
      return null;
    }
  }
}

const madeBy = ({ _id: memberId }: Sponsor) => {
  const { influencedBy = [] } = currentContext()?.caller ?? {};
  return { isHead: false, memberId, influencedBy };
};

interface Newcomer {
  readonly name: string;
  readonly mobile: string;
  readonly email?: string | undefined;
  readonly password: string;
  readonly contactSeenBy?: ContactSeenBy | undefined;
}

function placement(account: Account, sponsor: Sponsor, planRequest: PlanRequest | null) {
  return {
    memberId: account._id,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    sponsorId: sponsor._id,
    registeredAt: account.registeredAt.toISOString(),
    ...(account.contactSeenBy && { contactSeenBy: account.contactSeenBy }),
    planRequest,
  };
}

interface PlanRequest {
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
  readonly picture: PictureHashes;
}

export type Registered = ResponseOf<typeof register>;

function registeredMember(
  account: Account,
  referralCode: string | null,
  planRequest: PlanRequest | null,
): Registered['user'] {
  return {
    _id: account._id,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    referralCode,
    registeredDate: account.registeredAt.toISOString(),
    plan: planRequest?.plan ?? null,
    requestedPlan: planRequest?.plan ?? null,
    planApproved: false,
    isApproved: false,
  };
}
