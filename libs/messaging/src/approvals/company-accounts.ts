import { accountNames, accountsWith, type Permission } from '@deepam/contracts';
import { PLATFORM_OPTIONS, ServiceClient, ServiceTokens, type PlatformOptions } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** The accounts are those of identity, including those of staff. Identity reads its own; the other services ask it. */
export abstract class CompanyAccounts {
  abstract namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  abstract withPermission(anyOf: readonly Permission[], also?: Permission): Promise<readonly string[]>;
}

/** A list waits for its names for at most this number of milliseconds. */
const nameTimeout = 1_000;

@Injectable()
export class AskedCompanyAccounts extends CompanyAccounts implements OnApplicationShutdown {
  private readonly logger = new Logger(AskedCompanyAccounts.name);
  private readonly names: ServiceClient;
  private readonly permissions: ServiceClient;

  constructor(@Inject(PLATFORM_OPTIONS) { config }: PlatformOptions, tokens: ServiceTokens) {
    super();
    const options = { tokenFor: () => tokens.current() };
    this.names = new ServiceClient(config.IDENTITY_URL, { ...options, timeout: nameTimeout });
    this.permissions = new ServiceClient(config.IDENTITY_URL, options);
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const found = await this.names.call(accountNames, { body: { ids: [...new Set(ids)] } });
      return new Map(found.map(({ _id, name }) => [_id, name]));
    } catch (error) {
      this.logger.warn(`Identity does not answer with the names of accounts: ${String(error)}`);
      return new Map();
    }
  }

  async withPermission(anyOf: readonly Permission[], also?: Permission): Promise<readonly string[]> {
    try {
      const body = { anyOf: [...anyOf], ...(also !== undefined && { also }) };
      return await this.permissions.call(accountsWith, { body });
    } catch (error) {
      this.logger.warn(`Identity does not answer with the accounts that have a permission: ${String(error)}`);
      return [];
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.names.close(), this.permissions.close()]);
  }
}
