import { correctMobile, memberAccount, reinstateMember, suspendMember, type ResponseOf } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { CorrectMobileHandler } from './correct-mobile.js';
import { AccountChangesRepository } from './account-changes.repository.js';
import { ReinstateMemberHandler } from './reinstate-member.js';
import { SuspendMemberHandler } from './suspend-member.js';

@Controller()
export class MemberAccountsController {
  /** Only the mobile of a colleague needs a second approver. */
  private readonly guarded = this.approvals.guard(correctMobile, (input, caller) => this.carryOut(input, caller), {
    additionalPermission: 'manage-staff',
  });

  constructor(
    private readonly correctMobileHandler: CorrectMobileHandler,
    private readonly approvals: ApprovalWorkflow,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly reinstateMemberHandler: ReinstateMemberHandler,
    private readonly suspendMemberHandler: SuspendMemberHandler,
  ) {}

  @Route(correctMobile)
  correctMobile(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof correctMobile>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof correctMobile>,
    caller: Caller,
  ): Promise<ResponseOf<typeof correctMobile>> {
    await this.correctMobileHandler.execute(params.id, body.mobile, caller);
    return { message: 'The mobile number is corrected.' };
  }

  @Route(memberAccount)
  async memberAccount(@Input() { params }: InputOf<typeof memberAccount>): Promise<ResponseOf<typeof memberAccount>> {
    const { suspension } = await this.accounts.get(params.id);
    const changes = await this.changes.findLatest(params.id);
    return {
      suspension: suspension ? { since: suspension.since.toISOString(), reason: suspension.reason ?? '' } : null,
      changes: changes.map(({ _id, kind, at, byId, reason }) => ({ _id, kind, at: at.toISOString(), byId, reason })),
    };
  }

  @Route(reinstateMember)
  async reinstateMember(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof reinstateMember>,
  ): Promise<ResponseOf<typeof reinstateMember>> {
    await this.reinstateMemberHandler.execute(params.id, body.reason, memberId);
    return { message: 'The member may log in again.' };
  }

  @Route(suspendMember)
  async suspendMember(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof suspendMember>,
  ): Promise<ResponseOf<typeof suspendMember>> {
    await this.suspendMemberHandler.execute(params.id, body.reason, memberId);
    return { message: 'The member is suspended.' };
  }
}
