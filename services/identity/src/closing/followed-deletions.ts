import { followList, Transactions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { NetworkClient } from '../registration/network.client.js';
import { DeleteAccountHandler } from './delete-account.js';

const reach = 31 * 24 * 3600 * 1000;
/** The milliseconds give identity time to publish its keys, with which the network checks our token. */
const firstAfter = 1_000;

/**
 * While the broker is down, the event of a deletion does not arrive and a deleted member could log in again. Identity
 * therefore polls the network.
 */
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
      apply: ({ memberId, deletedAt }) => this.delete(memberId, new Date(deletedAt)),
      reach,
      firstAfter,
      onError: (error) => this.logger.warn(`The network does not answer who was deleted: ${String(error)}`),
    });
  }

  onModuleDestroy(): void {
    this.end();
  }

  private async delete(memberId: string, deletedAt: Date): Promise<void> {
    if (!(await this.accounts.isLive(memberId))) return;
    await this.transactions.run((session) => this.deleteAccount.execute(memberId, deletedAt, session));
  }
}
