import {
  account,
  accountNames,
  addMember,
  closeAccount,
  closeMemberAccount,
  contactSeenByDefault,
  register,
  updateProfile,
  uploadAvatar,
  type ResponseOf,
} from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { consentView } from './domain/consent.js';
import { masked } from '../numbers/domain/numbers.js';
import { NumberHold } from './number-hold.js';
import { NumberVault } from '../numbers/number-vault.js';
import { AddMemberHandler } from './add-member.js';
import { CloseAccountHandler } from './close-account/close-account.js';
import { CloseMemberAccountHandler } from './close-member-account.js';
import type { Registered } from './domain/registered-member.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { Profiles } from './profiles.js';
import { RegisterHandler } from './register.js';
import { UpdateProfileHandler } from './update-profile.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly companyAccounts: CompanyAccounts,
    private readonly accountsRepository: AccountsRepository,
    private readonly links: FileLinks,
    private readonly numbers: NumberVault,
    private readonly hold: NumberHold,
    private readonly addMemberHandler: AddMemberHandler,
    private readonly closeAccountHandler: CloseAccountHandler,
    private readonly closeMember: CloseMemberAccountHandler,
    private readonly registerHandler: RegisterHandler,
    private readonly updateProfileHandler: UpdateProfileHandler,
    private readonly profiles: Profiles,
  ) {}

  @Route(accountNames)
  async accountNames(@Input() { body }: InputOf<typeof accountNames>): Promise<ResponseOf<typeof accountNames>> {
    const names = await this.companyAccounts.namesOf(body.ids);
    return [...names].map(([_id, name]) => ({ _id, name }));
  }

  @Route(account)
  async account(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof account>> {
    const found = await this.accountsRepository.get(caller.memberId);
    return {
      _id: found._id,
      name: found.name,
      email: found.email,
      mobile: found.mobile,
      address: found.address,
      contactSeenBy: found.contactSeenBy ?? contactSeenByDefault,
      isHead: found.isHead,
      registeredDate: found.registeredAt.toISOString(),
      image: this.links.link(found.avatarKey),
      idProof: this.links.link(found.idProofKey),
      panidProof: this.links.link(found.panProofKey),
      ...masked(this.numbers.open(found)),
      kycConsent: found.kycConsent ? consentView(found.kycConsent) : null,
      mustChangePassword: found.mustChangePassword,
      numbersHeldUntil: this.hold.until(found)?.toISOString() ?? null,
    };
  }

  @Route(addMember)
  addMember(@CurrentCaller() caller: Caller, @Input() { body, files }: InputOf<typeof addMember>): Promise<Registered> {
    return this.addMemberHandler.execute(caller, body, files.planProof);
  }

  @Route(closeAccount)
  async closeAccount(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof closeAccount>,
  ): Promise<ResponseOf<typeof closeAccount>> {
    await this.closeAccountHandler.execute(memberId, body);
    return { message: 'Your account is closed.' };
  }

  @Route(closeMemberAccount)
  async closeMemberAccount(
    @Input() { params, body }: InputOf<typeof closeMemberAccount>,
  ): Promise<ResponseOf<typeof closeMemberAccount>> {
    await this.closeMember.execute(params.id, body);
    return { message: 'The account is closed, and its debt is written off.' };
  }

  @Route(register)
  register(@Input() { body }: InputOf<typeof register>): Promise<Registered> {
    return this.registerHandler.execute(body);
  }

  @Route(updateProfile)
  updateProfile(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof updateProfile>,
    @Ip() ip: string,
  ): Promise<ResponseOf<typeof updateProfile>> {
    return this.updateProfileHandler.execute(caller, body, ip);
  }

  @Route(uploadAvatar)
  async uploadAvatar(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadAvatar>,
  ): Promise<ResponseOf<typeof uploadAvatar>> {
    const key = await this.profiles.replaceFile(caller.memberId, 'avatarKey', 'identity/avatars', files.avatar);
    return { imageUrl: this.links.link(key) };
  }
}
