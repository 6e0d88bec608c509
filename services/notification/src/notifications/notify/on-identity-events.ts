import {
  bankDetailsChanged,
  panChanged,
  companySecurityChanged,
  handedPasswordReplaced,
  memberReinstated,
  memberSuspended,
  mobileCorrected,
  newDeviceUsed,
  passkeyAdded,
  passkeyRemoved,
  passwordRequestDismissed,
  passwordRequested,
  temporaryPasswordGiven,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request-states.repository.js';
import { Notifier } from './notifier.js';

const password = (aboutId: string): Request => ({ kind: 'password-requested', aboutId });

@Controller()
export class OnIdentityEvents {
  constructor(private readonly notifier: Notifier) {}

  /** The first bank details cause no notification, since no payout could have gone elsewhere. */
  @OnEvent(bankDetailsChanged)
  async onBankDetailsChanged(
    @Payload() event: EventOf<typeof bankDetailsChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isFirst } = event.data;
    if (!isFirst) await this.notifier.notifyMember(memberId, 'bank-details-changed', {}, { event, session });
  }

  @OnEvent(panChanged)
  async onPanChanged(@Payload() event: EventOf<typeof panChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.notifier.notifyMember(event.data.memberId, 'pan-changed', {}, { event, session });
  }

  /** A repeated request causes no notification: the request is open, and the list shows the count. */
  @OnEvent(passwordRequested)
  async onPasswordRequested(
    @Payload() event: EventOf<typeof passwordRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { requestId, memberId: aboutId, name, timesAsked } = event.data;
    if (timesAsked > 1) return;
    await this.notifier.notifyHeads(
      'password-requested',
      { name },
      { event, session, subject: requestId, aboutId, request: password(aboutId) },
    );
  }

  @OnEvent(memberSuspended)
  async onMemberSuspended(
    @Payload() event: EventOf<typeof memberSuspended>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, reason } = event.data;
    await this.notifier.notifyMember(memberId, 'member-suspended', { reason }, { event, session });
  }

  @OnEvent(memberReinstated)
  async onMemberReinstated(
    @Payload() event: EventOf<typeof memberReinstated>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, reason } = event.data;
    await this.notifier.notifyMember(memberId, 'member-reinstated', { reason }, { event, session });
  }

  @OnEvent(mobileCorrected)
  async onMobileCorrected(
    @Payload() event: EventOf<typeof mobileCorrected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, ending } = event.data;
    await this.notifier.notifyMember(memberId, 'mobile-corrected', { ending }, { event, session });
  }

  @OnEvent(temporaryPasswordGiven)
  async onTemporaryPasswordGiven(
    @Payload() event: EventOf<typeof temporaryPasswordGiven>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId } = event.data;
    const occasion = { event, session, settles: [password(memberId)] };
    await this.notifier.notifyMember(memberId, 'temporary-password-given', {}, occasion);
  }

  /** The first password of an account causes no notification, as there were no numbers and no money. */
  @OnEvent(handedPasswordReplaced)
  async onHandedPasswordReplaced(
    @Payload() event: EventOf<typeof handedPasswordReplaced>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isFirst } = event.data;
    if (!isFirst) await this.notifier.notifyMember(memberId, 'handed-password-replaced', {}, { event, session });
  }

  @OnEvent(passwordRequestDismissed)
  async onPasswordRequestDismissed(
    @Payload() event: EventOf<typeof passwordRequestDismissed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, reason } = event.data;
    const occasion = { event, session, settles: [password(memberId)] };
    await this.notifier.notifyMember(memberId, 'password-request-dismissed', { reason }, occasion);
  }

  @OnEvent(companySecurityChanged)
  async onCompanySecurityChanged(
    @Payload() event: EventOf<typeof companySecurityChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const kind = event.data.what === 'staff' ? 'staff-changed' : 'one-account-rule-changed';
    await this.notifier.notifyHeads(kind, {}, { event, session });
  }

  @OnEvent(newDeviceUsed)
  async onNewDeviceUsed(
    @Payload() event: EventOf<typeof newDeviceUsed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isHead } = event.data;
    if (isHead) await this.notifier.notifyHeads('new-device-of-head', {}, { event, session });
    else await this.notifier.notifyMember(memberId, 'new-device', {}, { event, session });
  }

  @OnEvent(passkeyAdded)
  async onPasskeyAdded(
    @Payload() event: EventOf<typeof passkeyAdded>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isHead } = event.data;
    if (isHead) await this.notifier.notifyHeads('passkey-added-of-head', {}, { event, session });
    else await this.notifier.notifyMember(memberId, 'passkey-added', {}, { event, session });
  }

  @OnEvent(passkeyRemoved)
  async onPasskeyRemoved(
    @Payload() event: EventOf<typeof passkeyRemoved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, isHead } = event.data;
    if (isHead) await this.notifier.notifyHeads('passkey-removed-of-head', {}, { event, session });
    else await this.notifier.notifyMember(memberId, 'passkey-removed', {}, { event, session });
  }
}
