import { headCreated } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { generatedPassword } from '../../passwords/one-use-passwords.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { isGuessable, isTooWeak } from '../../passwords/password-rule.js';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';

export interface HeadToBe {
  readonly name: string;
  readonly mobile: string;
  /** A missing password is generated and must be changed after the first login. */
  readonly password: string | undefined;
}

export type CreateHeadOutcome =
  | { readonly kind: 'created'; readonly generatedPassword: string | null }
  | { readonly kind: 'exists' }
  | { readonly kind: 'another-head'; readonly mobile: string }
  | { readonly kind: 'mobile-of-member' }
  | { readonly kind: 'guessable-password' };

/** No call of the API makes the head. Running the command again changes nothing. */
@Injectable()
export class CreateHeadHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ name, mobile, password }: HeadToBe): Promise<CreateHeadOutcome> {
    // The mobile is read before the head, since a concurrent start could make the head in between.
    const withMobile = await this.accounts.findByMobile(mobile);
    const present = await this.presentHead(mobile);
    if (present) return present;
    if (withMobile) return { kind: 'mobile-of-member' };

    if (password !== undefined && (isGuessable(password, { name, mobile }) || (await isTooWeak(password))))
      return { kind: 'guessable-password' };
    const chosen = password ?? generatedPassword();
    try {
      await this.create({ name, mobile, password: chosen }, password === undefined);
    } catch (error) {
      // The unique index lets one of two concurrent starts succeed, and the other finds its head.
      const meanwhile = await this.presentHead(mobile);
      if (meanwhile) return meanwhile;
      throw error;
    }
    return { kind: 'created', generatedPassword: password === undefined ? chosen : null };
  }

  private async presentHead(mobile: string): Promise<CreateHeadOutcome | null> {
    const head = await this.accounts.findHead();
    if (!head) return null;
    return head.mobile === mobile ? { kind: 'exists' } : { kind: 'another-head', mobile: head.mobile };
  }

  private async create(
    { name, mobile, password }: HeadToBe & { password: string },
    mustChangePassword: boolean,
  ): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    const account = { _id: newId(), name, mobile, passwordHash, registeredAt: this.clock.now() };
    await this.transactions.run(async (session) => {
      const head = await this.accounts.add(
        { ...account, isHead: true, mustChangePassword, passwordReason: mustChangePassword ? 'for-one-use' : null },
        session,
      );
      await this.outbox.add(session, headCreated, {
        memberId: head._id,
        name,
        email: head.email,
        mobile,
        registeredAt: head.registeredAt.toISOString(),
      });
      await this.audit.record(session, 'head-created', { memberId: head._id });
    });
  }
}
