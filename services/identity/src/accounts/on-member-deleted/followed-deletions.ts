import { followList, Transactions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AccountsRepository } from '../persistence/accounts.repository.js';
import { NetworkClient } from '../registration/network.client.js';
import { DeleteAccountHandler } from '../delete-account/delete-account.handler.js';

/** As far back as a broker may have been away, in milliseconds. */
const reach = 31 * 24 * 3600 * 1000;
/** Milliseconds. The network checks our token by the keys that we publish once we listen. */
const firstAfter = 1_000;

/** Asks the network who was deleted: while the broker is away the event does not come, and a deleted member could log in again. */
@Injectable()
export class FollowedDeletions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FollowedDeletions.name);
  private end: () => void = () => undefined;

  constructor(
    private readonly network: NetworkClient,
    private readonly accounts: AccountsRepository,
    private readonly transactions: Transactions,
    private readonly deleteAccount: DeleteAccountHandler,
  ) {}

  onApplicationBootstrap(): void {
    this.end = followList({
      page: (position) => this.network.deletedMembers(position),
      placeOf: ({ deletedAt, memberId }) => ({ at: deletedAt, id: memberId }),
      take: ({ memberId, deletedAt }) => this.delete(memberId, new Date(deletedAt)),
      reach,
      firstAfter,
      onError: (error) => this.logger.warn(`The network does not answer who was deleted: ${String(error)}`),
    });
  }

  onModuleDestroy(): void {
    this.end();
  }

  private async delete(memberId: string, deletedAt: Date): Promise<void> {
    // Most are known: their event came.
    if (!(await this.accounts.isLive(memberId))) return;
    await this.transactions.run((session) => this.deleteAccount.execute(memberId, deletedAt, session));
  }
}
