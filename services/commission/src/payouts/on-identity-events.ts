import {
  payeeDetailsChanged,
  mayHaveChanged,
  profileChanged,
  mobileCorrected,
  temporaryPasswordGiven,
  handedPasswordReplaced,
  memberSuspended,
  memberReinstated,
  kycConsentChanged,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayeeDetailsRepository } from '../people/payee-details.repository.js';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';
import { ConsentsRepository } from './persistence/consents.repository.js';

/** The new details and the hold of payouts are stored together, so that no bank file sees only one of them. */
@Controller()
export class OnPayeeDetailsChanged {
  constructor(
    private readonly details: PayeeDetailsRepository,
    private readonly changes: BankChangesRepository,
  ) {}

  @OnEvent(payeeDetailsChanged, { projection: 'payee-details' })
  async handle(
    @Payload() { data }: EventOf<typeof payeeDetailsChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, heldFrom, ...details } = data;
    await this.details.recordChange({ _id: memberId, ...details }, session);
    // The hold is recorded even for an older revision, which may be the only one with a hold.
    if (heldFrom !== null) await this.changes.recordChange(session, memberId, new Date(heldFrom));
  }
}

@Controller()
export class OnProfileChanged {
  constructor(private readonly payees: PayeesRepository) {}

  @OnEvent(profileChanged, { projection: 'payees', concerns: (profile) => mayHaveChanged(profile, 'name', 'mobile') })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.payees.rename(session, data.memberId, data);
  }
}

/** A clerk who corrected the mobile may receive the next password of the account. */
@Controller()
export class OnMobileCorrected {
  constructor(private readonly influences: LoginInfluencesRepository) {}

  @OnEvent(mobileCorrected, { projection: 'bank-changes' })
  async handle(@Payload() { data }: EventOf<typeof mobileCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    await this.influences.recordInfluence(session, data, new Date(data.correctedAt));
  }
}

/** The clerk who gave a temporary password may use it, so approvals are held whatever the bank details are. */
@Controller()
export class OnTemporaryPasswordGiven {
  constructor(
    private readonly changes: BankChangesRepository,
    private readonly influences: LoginInfluencesRepository,
  ) {}

  @OnEvent(temporaryPasswordGiven, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof temporaryPasswordGiven>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const at = new Date(data.givenAt);
    await this.changes.recordChange(session, data.memberId, at);
    await this.influences.recordInfluence(session, data, at);
  }
}

/** The clerk who set the previous password may have chosen the new one, so approvals are held for some time. */
@Controller()
export class OnHandedPasswordReplaced {
  constructor(
    private readonly changes: BankChangesRepository,
    private readonly influences: LoginInfluencesRepository,
  ) {}

  @OnEvent(handedPasswordReplaced, { projection: 'bank-changes' })
  async handle(
    @Payload() { data }: EventOf<typeof handedPasswordReplaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const at = new Date(data.replacedAt);
    await this.changes.recordChange(session, data.memberId, at);
    await this.influences.recordInfluence(session, data, at);
  }
}

@Controller()
export class OnMemberSuspended {
  constructor(private readonly suspensions: SuspensionsRepository) {}

  @OnEvent(memberSuspended, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberSuspended>, @Ctx() { session }: EventContext): Promise<void> {
    await this.suspensions.recordChange({ _id: data.memberId, revision: data.revision, isSuspended: true }, session);
  }
}

@Controller()
export class OnMemberReinstated {
  constructor(private readonly suspensions: SuspensionsRepository) {}

  @OnEvent(memberReinstated, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberReinstated>, @Ctx() { session }: EventContext): Promise<void> {
    await this.suspensions.recordChange({ _id: data.memberId, revision: data.revision, isSuspended: false }, session);
  }
}

/** Payouts are held while the member's KYC consent is withdrawn, since bank details may not be kept. */
@Controller()
export class OnKycConsentChanged {
  constructor(private readonly consents: ConsentsRepository) {}

  @OnEvent(kycConsentChanged, { projection: 'consents' })
  async handle(
    @Payload() { data }: EventOf<typeof kycConsentChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId: _id, revision, isGiven } = data;
    await this.consents.recordChange({ _id, revision, isGiven }, session);
  }
}
