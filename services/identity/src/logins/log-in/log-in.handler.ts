import type { BodyOf, login, ResponseOf } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Accounts, type Account } from '../../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { TokenIssuer } from '../../tokens/token-issuer.js';
import { AttemptGuard } from '../attempt-guard.js';
import { addressDigest, MOST_KNOWN_ADDRESSES } from '../domain/known-address.js';
import { networkAddress } from '../domain/network-address.js';

/** Gives a token for mobile and password. What fails says nothing about whether the mobile is registered. */
@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
  ) {}

  /** @throws DomainError AUTH.INVALID_CREDENTIALS, REQUEST.TOO_MANY */
  async run({ mobile, password }: BodyOf<typeof login>, ip: string): Promise<ResponseOf<typeof login>> {
    const account = await this.accounts.findByMobile(mobile);
    const address = networkAddress(ip);
    const isOwnersAddress = account !== null && account.knownAddresses.includes(addressDigest(account._id, address));
    const fits = await this.guard.attempt({ subject: mobile, address, isOwnersAddress }, () =>
      this.hasher.fits(password, account?.passwordHash ?? null),
    );
    if (!fits || !account) throw new DomainError('AUTH.INVALID_CREDENTIALS');

    if (!isOwnersAddress) {
      await this.accounts.rememberAddress(account._id, addressDigest(account._id, address), MOST_KNOWN_ADDRESSES);
    }
    await this.strengthen(account, password);
    const { isHead, mustChangePassword } = account;
    return { token: await this.tokens.forMember(account), isHead, mustChangePassword };
  }

  /** The password is known at this moment only: a hash of another strength than configured is made anew. */
  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(account.passwordHash)) return;
    await this.accounts.upgradeHash(account._id, account.passwordHash, await this.hasher.hash(password));
  }
}
