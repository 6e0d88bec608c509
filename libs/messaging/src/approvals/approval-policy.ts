import { toPaise, toRupees, type Paise } from '@deepam/contracts';
import {
  accountsOfCaller,
  Clock,
  currentContext,
  DomainError,
  isOnePerson,
  PLATFORM_OPTIONS,
  type Granting,
  type ServiceConfig,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { ApprovalRequests } from './approval-requests.js';
import { seenDigest, ApproverNeeded, type Matter } from './matter.js';
import { needsApprover, type ApprovalSettings } from './needs-second-approver.js';
import { PassedAmounts, type Moved } from './passed-amounts.js';

export interface SecondApproval {
  /** The id of the approval request. */
  readonly approvalId: string;
  readonly approverId: string;
}

/** Every guarded call checks it, in the transaction of its effect. */
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

  /** The accounts of the requester (`accountsOf`): the caller, or the person who asked for the call that an approval carries out. */
  get requesterAccounts(): readonly string[] {
    return currentContext()?.granting?.askerAccounts ?? accountsOfCaller();
  }

  /** The present answer of `require`; other amounts may change it before the call. */
  async isNeeded(matter: Pick<Matter, 'isAlways' | 'payeeAccounts'> & Moved): Promise<boolean> {
    if (this.needsApprover(matter)) return true;
    if (!this.isCounted(matter)) return false;
    return (await this.passed.sumWith(accountsOfCaller(), matter)) > this.settings.abovePaise;
  }

  /**
   * Uses up the approval of the call, or continues if none is needed: neither for this amount, nor for the sum of its
   * requester or its payee within the window.
   * @throws ApproverNeeded, DomainError APPROVAL.OUTDATED, APPROVAL.ENDED, APPROVAL.OWN_EVIDENCE
   */
  async consume(session: ClientSession, matter: Matter): Promise<SecondApproval | null> {
    this.check(matter);
    const granting = currentContext()?.granting;
    if (granting) return this.use(session, granting, matter);
    if (!this.isCounted(matter)) return null;
    const sum = await this.passed.add(session, accountsOfCaller(), matter);
    if (sum > this.settings.abovePaise) throw new ApproverNeeded(matter);
    return null;
  }

  /** Checks the same before an irreversible step, without using up the approval. */
  check(matter: Matter): void {
    const granting = currentContext()?.granting;
    if (granting === undefined && this.needsApprover(matter)) throw new ApproverNeeded(matter);
    if (granting === undefined) return;
    if (granting.seen !== seenDigest(matter)) throw new DomainError('APPROVAL.OUTDATED');
    if ('askedBy' in granting.other && isOnePerson(matter.notBy ?? [], accountsOfCaller()))
      throw new DomainError('APPROVAL.OWN_EVIDENCE');
  }

  private needsApprover({
    amountPaise,
    isAlways = false,
    payeeAccounts = [],
  }: Pick<Matter, 'isAlways' | 'payeeAccounts'> & Moved) {
    if (!this.settings.isOn) return false;
    const isOwnPayment =
      payeeAccounts.length > 0 && currentContext()?.isHead !== true && isOnePerson(payeeAccounts, accountsOfCaller());
    const amount = amountPaise !== undefined && { amountPaise };
    return needsApprover({ ...amount, isAlways: isAlways || isOwnPayment }, this.settings);
  }

  private isCounted({ amountPaise = 0 }: Moved): boolean {
    return this.settings.isOn && amountPaise > 0;
  }

  private async use(session: ClientSession, { id, other }: Granting, matter: Matter): Promise<SecondApproval> {
    const caller = currentContext()?.memberId ?? null;
    const isUsed =
      'grantedBy' in other
        ? await this.requests.use(session, id)
        : await this.requests.end(session, id, { state: 'approved', decidedBy: caller, decidedAt: this.clock.now() });
    if (!isUsed) throw new DomainError('APPROVAL.ENDED');
    if ('grantedBy' in other) return { approvalId: id, approverId: other.grantedBy };
    const { memberId = null, amountPaise } = matter;
    await this.audit.record(session, 'approval-request-approved', {
      memberId,
      subject: { kind: 'approval', id },
      after: { ...(amountPaise !== undefined && { amount: toRupees(amountPaise) }) },
    });
    return { approvalId: id, approverId: caller! };
  }
}
