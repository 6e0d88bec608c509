import { accountNames } from '@deepam/contracts';
import { PLATFORM_OPTIONS, ServiceClient, ServiceTokens, type PlatformOptions } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Milliseconds: nobody is to wait for a list because of its names. */
const timeout = 1_000;

/** Names as identity knows them, those of staff included. */
@Injectable()
export class AccountNames implements OnApplicationShutdown {
  private readonly logger = new Logger(AccountNames.name);
  private readonly identity: ServiceClient;

  constructor(@Inject(PLATFORM_OPTIONS) { config }: PlatformOptions, tokens: ServiceTokens) {
    this.identity = new ServiceClient(config.IDENTITY_URL, { tokenFor: () => tokens.current(), timeout });
  }

  /** By id; of nobody while identity does not answer: a list is worth showing without them. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const found = await this.identity.call(accountNames, { body: { ids: [...new Set(ids)] } });
      return new Map(found.map(({ _id, name }) => [_id, name]));
    } catch (error) {
      this.logger.warn(`Identity does not say the names: ${String(error)}`);
      return new Map();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.identity.close();
  }
}
