import { isMisleadingName, misleadingName, type BodyOf, type ResponseOf, type updateProfile } from '@deepam/contracts';
import { type Caller, DomainError, MemberLocks, networkAddress, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ChangeNumbersHandler } from '../documents/change-numbers.js';
import { NumberTries } from '../shared-numbers/number-tries.js';
import { HeadsName } from '../accounts/heads-name.js';
import { AccountsRepository, type ProfileChange } from '../accounts/persistence/accounts.repository.js';
import { Profiles } from '../accounts/profiles.js';

/** Only the visible fields are published; KYC numbers are not. */
@Injectable()
export class UpdateProfileHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly headsName: HeadsName,
    private readonly numbers: ChangeNumbersHandler,
    private readonly tries: NumberTries,
    private readonly profiles: Profiles,
    private readonly transactions: Transactions,
    private readonly locks: MemberLocks,
  ) {}

  /**
   * @throws DomainError AUTH.REAUTHENTICATE if numbers change, REQUEST.INVALID, IDENTITY.AADHAAR_TAKEN, NUMBER_TRIES or
   * HEADS_NAME
   */
  async execute(
    caller: Caller,
    { name, email, address, contactSeenBy, ...numbers }: BodyOf<typeof updateProfile>,
    ip: string,
  ): Promise<ResponseOf<typeof updateProfile>> {
    if (name !== undefined && !caller.isHead) await this.assertNameFits(caller, name);
    const change: ProfileChange = {
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { address: address === '' ? null : address }),
      ...(contactSeenBy === undefined ? {} : { contactSeenBy }),
    };
    const from = networkAddress(ip);
    await this.tries.count(caller, numbers, from);
    await this.transactions.run(async (session) => {
      this.locks.acquire(session, [caller.memberId]);
      await this.numbers.execute(session, caller, numbers, from);
      if (Object.keys(change).length > 0) await this.profiles.changeIn(session, caller.memberId, change);
    });
    return { message: 'Profile updated successfully!' };
  }

  /** The form sends the present name even if the head has taken it since. */
  private async assertNameFits({ memberId }: Caller, name: string): Promise<void> {
    const { name: present } = await this.accounts.get(memberId);
    if (name === present) return;
    if (isMisleadingName(name)) throw new DomainError('REQUEST.INVALID', { details: { name: misleadingName } });
    await this.headsName.assertFree(name);
  }
}
