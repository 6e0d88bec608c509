import { holdMoney, holdOrders, holdPlace, type Paise } from '@deepam/contracts';
import { ServiceClient } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { TokenIssuer } from '../tokens/token-issuer.js';

interface AmountAndWords {
  readonly amountPaise: Paise;
  readonly words: string;
}

export interface Settlement {
  readonly waiver: AmountAndWords | null;
  readonly writeOff: AmountAndWords | null;
}

@Injectable()
export class OpenObligations implements OnApplicationShutdown {
  private readonly network: ServiceClient;
  private readonly cotton: ServiceClient;
  private readonly commission: ServiceClient;

  constructor(@Inject(IDENTITY_CONFIG) config: IdentityConfig, tokens: TokenIssuer) {
    const options = { tokenFor: () => tokens.forIdentity() };
    this.network = new ServiceClient(config.NETWORK_URL, options);
    this.cotton = new ServiceClient(config.COTTON_ORDER_URL, options);
    this.commission = new ServiceClient(config.COMMISSION_URL, options);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.network.close(), this.cotton.close(), this.commission.close()]);
  }

  /**
   * The check runs before any hold, so that a rejection leaves no hold.
   * @throws DomainError NETWORK.CLOSING_PLAN_WAITS, COTTON.CLOSING_ORDER_OPEN, COMMISSION.CLOSING_PAYOUT_WAITS,
   * COMMISSION.WAIVER_NEEDED, COMMISSION.CLOSING_DEBT, SERVER.UNAVAILABLE
   */
  async assertNoneOpen(memberId: string, settlement: Settlement): Promise<void> {
    await this.holdEverywhere(memberId, settlement, false);
  }

  /**
   * The member can't make new requests until the hold expires.
   * @throws DomainError as `assertNoneOpen`
   */
  async hold(memberId: string, settlement: Settlement): Promise<void> {
    await this.holdEverywhere(memberId, settlement, true);
  }

  /** The services are asked in a fixed order, so that several rejections always report the same one. */
  private async holdEverywhere(memberId: string, settlement: Settlement, hold: boolean): Promise<void> {
    await this.network.call(holdPlace, { body: { memberId, hold } });
    await this.cotton.call(holdOrders, { body: { memberId, hold } });
    await this.commission.call(holdMoney, { body: { memberId, hold, ...settlement } });
  }
}
