import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { issueServiceToken } from '@deepam/contracts';
import { ServiceClient } from '../client/service-client.js';
import { Clock } from '../clock.js';
import { secretsOf } from '../config/secrets.js';
import { IdentityKeys, keyNamedBy } from './identity-keys.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';

/** A token is no longer used in the last milliseconds of its life, because it must arrive while it is valid. */
const margin = 10_000;

interface ServiceToken {
  readonly text: string;
  readonly requestedAt: number;
  readonly expiresAt: number;
}

@Injectable()
export class ServiceTokens implements OnApplicationShutdown {
  private readonly identity: ServiceClient;
  private token: ServiceToken | null = null;
  private asking: Promise<ServiceToken> | null = null;

  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    private readonly clock: Clock,
    @Optional() private readonly keys?: IdentityKeys,
  ) {
    this.identity = new ServiceClient(options.config.IDENTITY_URL);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.identity.close();
  }

  /**
   * The token is valid for some seconds at least. It is renewed after half of its lifetime, so that identity may be
   * down for the other half.
   * @throws DomainError SERVER.UNAVAILABLE without identity, AUTH.INVALID_CREDENTIALS when identity knows another
   * secret
   */
  async current(): Promise<string> {
    const now = this.clock.now().getTime();
    const { token } = this;
    // No service accepts a token of a withdrawn key.
    const isGood = token && token.expiresAt - margin > now && (this.keys?.has(keyNamedBy(token.text).kid) ?? true);
    if (!isGood) return (await this.renewed()).text;
    if ((token.requestedAt + token.expiresAt) / 2 <= now) this.renewed().catch(() => undefined);
    return token.text;
  }

  private renewed(): Promise<ServiceToken> {
    this.asking ??= this.requestToken().finally(() => (this.asking = null));
    return this.asking;
  }

  private async requestToken(): Promise<ServiceToken> {
    const { name: service, config } = this.options;
    const requestedAt = this.clock.now().getTime();
    const { token, expiresIn } = await this.identity.call(issueServiceToken, {
      body: { service, secret: secretsOf(config.SERVICE_SECRET)[0] },
    });
    this.token = { text: token, requestedAt, expiresAt: requestedAt + expiresIn * 1000 };
    return this.token;
  }
}
