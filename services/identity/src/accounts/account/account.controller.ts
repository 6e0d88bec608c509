import { account, contactSeenByDefault, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { consentView } from '../../documents/domain/consent.js';
import { masked } from '../../documents/domain/numbers.js';
import { NumberHold } from '../../documents/number-hold.js';
import { NumberVault } from '../../documents/number-vault.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: FileLinks,
    private readonly numbers: NumberVault,
    private readonly hold: NumberHold,
  ) {}

  @Route(account)
  async run(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof account>> {
    const found = await this.accounts.get(caller.memberId);
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
}
