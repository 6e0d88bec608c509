import { accountsWith } from '@deepam/contracts';
import { PLATFORM_OPTIONS, ServiceClient, ServiceTokens, type PlatformOptions } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { GuardedCall } from './guarded-calls.js';

/** Who may grant or refuse a call, as identity knows them. */
@Injectable()
export class Deciders implements OnApplicationShutdown {
  private readonly logger = new Logger(Deciders.name);
  private readonly identity: ServiceClient;

  constructor(@Inject(PLATFORM_OPTIONS) { config }: PlatformOptions, tokens: ServiceTokens) {
    this.identity = new ServiceClient(config.IDENTITY_URL, { tokenFor: () => tokens.current() });
  }

  /** Nobody while identity does not answer: what waits is counted on the desk, too. */
  async of({ endpoint: { permission = [] }, alsoNeeds: also }: GuardedCall): Promise<string[]> {
    try {
      const body = { anyOf: [permission].flat(), ...(also !== undefined && { also }) };
      return await this.identity.call(accountsWith, { body });
    } catch (error) {
      this.logger.warn(`Identity does not say who may decide: ${String(error)}`);
      return [];
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.identity.close();
  }
}
