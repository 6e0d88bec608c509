import { toPaise, toRupees, type Paise } from '@deepam/contracts';
import {
  accountsOfCaller,
  Clock,
  currentContext,
  DomainError,
  isOnePerson,
  PLATFORM_OPTIONS,
  type ApprovalContext,
  type ServiceConfig,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { ApprovalRequests } from './approval-requests.js';
import { seenDigest, ApproverNeeded, type ApprovalSubject } from './approval-subject.js';
import { PassedAmounts, type Moved } from './passed-amounts.js';

export interface SecondApproval {
  readonly approvalId: string;
  readonly approverId: string;
}

/** Every guarded call uses `consume` in the transaction of its effect. */
@Injectable()
export class ApprovalPolicy {
  private readonly settings: ApprovalSettings;

  constructor(
    @Inject(PLATFORM_OPTIONS) {
      config,
    }: { readonly config: Pick<ServiceConfig, 'SECOND_APPROVAL' | 'SECOND_APPROVAL_ABOVE'> },
    private readonly requests: ApprovalRequests,
    private readonly passed: PassedAmounts,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {
    this.settings = { isOn: config.SECOND_APPROVAL === 'on', abovePaise: toPaise(config.SECOND_APPROVAL_ABOVE) };
  }

  get isOn(): boolean {
    return this.settings.isOn;
  }

  get abovePaise(): Paise | null {
    return this.settings.isOn ? this.settings.abovePaise : null;
  }

  /**
   * The accounts of the requester (`accountsOf`) are those of the caller, or of the person who asked for the call that
   * an approval carries out.
   */
  get requesterAccounts(): readonly string[] {
    const approval = currentContext()?.approval;
    return approval !== undefined && 'requesterId' in approval ? approval.requesterAccounts : accountsOfCaller();
  }

  /** The result says whether `consume` would need an approval now; other amounts may change that before the call. */
  async isNeeded(about: Pick<ApprovalSubject, 'isAlways' | 'payeeAccounts'> & Moved): Promise<boolean> {
    if (this.needsApprover(about)) return true;
    if (!this.isCounted(about)) return false;
    return (await this.passed.sumWith(accountsOfCaller(), about)) > this.settings.abovePaise;
  }

  /**
   * The call uses up its approval. No approval is needed if this amount, and the sums of its requester and its payee
   * within the window, are within the limit.
   * @throws ApproverNeeded, DomainError APPROVAL.OUTDATED, APPROVAL.ENDED, APPROVAL.OWN_EVIDENCE
   */
  async consume(session: ClientSession, about: ApprovalSubject): Promise<SecondApproval | null> {
    this.check(about);
    const approval = currentContext()?.approval;
    if (approval) return this.use(session, approval, about);
    if (!this.isCounted(about)) return null;
    const sum = await this.passed.add(session, accountsOfCaller(), about);
    if (sum > this.settings.abovePaise) throw new ApproverNeeded(about);
    return null;
  }

  /**
   * Checks the amount and the facts that the requester saw before an irreversible step. It does not count the sums of
   * the window, and the approval stays usable.
   */
  check(about: ApprovalSubject): void {
    const approval = currentContext()?.approval;
    if (approval === undefined && this.needsApprover(about)) throw new ApproverNeeded(about);
    if (approval === undefined) return;
    if (approval.seen !== seenDigest(about)) throw new DomainError('APPROVAL.OUTDATED');
    if ('requesterId' in approval && isOnePerson(about.notBy ?? [], accountsOfCaller()))
      throw new DomainError('APPROVAL.OWN_EVIDENCE');
  }

  private needsApprover({
    amountPaise,
    isAlways = false,
    payeeAccounts = [],
  }: Pick<ApprovalSubject, 'isAlways' | 'payeeAccounts'> & Moved) {
    if (!this.settings.isOn) return false;
    const isOwnPayment =
      payeeAccounts.length > 0 &&
      currentContext()?.caller?.isHead !== true &&
      isOnePerson(payeeAccounts, accountsOfCaller());
    const amount = amountPaise !== undefined && { amountPaise };
    return needsApprover({ ...amount, isAlways: isAlways || isOwnPayment }, this.settings);
  }

  private isCounted({ amountPaise = 0 }: Moved): boolean {
    return this.settings.isOn && amountPaise > 0;
  }

  private async use(
    session: ClientSession,
    approval: ApprovalContext,
    about: ApprovalSubject,
  ): Promise<SecondApproval> {
    const { id } = approval;
    const caller = currentContext()?.caller?.memberId ?? null;
    const isUsed =
      'approverId' in approval
        ? await this.requests.consume(session, id)
        : await this.requests.end(session, id, { state: 'approved', decidedBy: caller, decidedAt: this.clock.now() });
    if (!isUsed) throw new DomainError('APPROVAL.ENDED');
    if ('approverId' in approval) return { approvalId: id, approverId: approval.approverId };
    const { memberId = null, amountPaise } = about;
    await this.audit.record(session, 'approval-request-approved', {
      memberId,
      subject: { kind: 'approval', id },
      after: { ...(amountPaise !== undefined && { amount: toRupees(amountPaise) }) },
    });
    return { approvalId: id, approverId: caller! };
  }
}

interface ApprovalSettings {
  readonly isOn: boolean;
  readonly abovePaise: Paise;
}

/** Only an amount above the limit needs an approval; a call without an amount always does. */
export function needsApprover(
  { amountPaise, isAlways = false }: Pick<ApprovalSubject, 'amountPaise' | 'isAlways'>,
  { isOn, abovePaise }: ApprovalSettings,
): boolean {
  return isOn && (isAlways || amountPaise === undefined || amountPaise > abovePaise);
}
