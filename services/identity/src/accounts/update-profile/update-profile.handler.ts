import type { BodyOf, ResponseOf, updateProfile } from '@deepam/contracts';
import { Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { NumberVault } from '../../documents/number-vault.js';
import { Accounts, type ProfileChange } from '../persistence/accounts.repository.js';
import { Profiles } from '../profile/profiles.js';

/** Sets the fields that were sent. Others are told of what they may see; of the numbers of papers nobody is told. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly numbers: NumberVault,
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
  ) {}

  async run(
    { memberId }: Caller,
    { name, email, address, ...numbers }: BodyOf<typeof updateProfile>,
  ): Promise<ResponseOf<typeof updateProfile>> {
    const change: ProfileChange = {
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { address: address === '' ? null : address }),
    };
    const sealed = this.numbers.seal(memberId, numbers);
    await this.transactions.run(async (session) => {
      if (Object.keys(sealed).length > 0) await this.accounts.changeNumbers(memberId, sealed, session);
      if (Object.keys(change).length > 0) await this.profiles.changeIn(session, memberId, change);
    });
    return { message: 'Profile updated successfully!' };
  }
}
