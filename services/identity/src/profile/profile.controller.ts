import {
  account,
  accountNames,
  contactSeenByDefault,
  updateProfile,
  uploadAvatar,
  type ResponseOf,
} from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { consentView } from '../accounts/domain/consent.js';
import { masked } from '../numbers/domain/numbers.js';
import { NumberHold } from '../accounts/number-hold.js';
import { NumberVault } from '../numbers/number-vault.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Profiles } from '../accounts/profiles.js';
import { UpdateProfileHandler } from './update-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly companyAccounts: CompanyAccounts,
    private readonly accountsRepository: AccountsRepository,
    private readonly links: FileLinks,
    private readonly numbers: NumberVault,
    private readonly hold: NumberHold,
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
