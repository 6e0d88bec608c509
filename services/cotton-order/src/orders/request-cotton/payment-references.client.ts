import { reservePaymentReference, type BodyInputOf, type SeenBefore } from '@deepam/contracts';
import { DomainError, ServiceClient, ServiceTokens } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { COTTON_ORDER_CONFIG, type CottonOrderConfig } from '../../config.js';

@Injectable()
export class PaymentReferencesClient implements OnApplicationShutdown {
  private readonly client: ServiceClient;

  constructor(@Inject(COTTON_ORDER_CONFIG) config: CottonOrderConfig, tokens: ServiceTokens) {
    this.client = new ServiceClient(config.NETWORK_URL, { tokenFor: () => tokens.current() });
  }

  /** The client closes after running calls, which still use it. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /**
   * The call is idempotent by order id.
   * @returns the places where the number or the picture was sent before
   * @throws DomainError NETWORK.UTR_USED, or SERVER.UNAVAILABLE without a verdict
   */
  async reserve(payment: BodyInputOf<typeof reservePaymentReference>): Promise<SeenBefore[]> {
    try {
      const { seenBefore } = await this.client.call(reservePaymentReference, { body: payment });
      return seenBefore;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NETWORK.UTR_USED') throw error;
      throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    }
  }
}
