import {
  checkSponsor,
  deletedMembers,
  placeMember,
  type BodyInputOf,
  type QueryInputOf,
  type ResponseOf,
} from '@deepam/contracts';
import { DomainError, ServiceClient } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import { TokenIssuer } from '../../tokens/token-issuer.js';

export type Sponsor = ResponseOf<typeof checkSponsor>;

/** What is asked of the network service. */
@Injectable()
export class NetworkClient implements OnApplicationShutdown {
  private readonly client: ServiceClient;

  constructor(@Inject(IDENTITY_CONFIG) config: IdentityConfig, tokens: TokenIssuer) {
    this.client = new ServiceClient(config.NETWORK_URL, { tokenFor: () => tokens.forIdentity() });
  }

  /** Not earlier: calls under way still ask. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /** @throws DomainError with the network's own refusal, or IDENTITY.REGISTRATION_UNAVAILABLE when it gives no verdict */
  async checkSponsor(question: BodyInputOf<typeof checkSponsor>): Promise<Sponsor> {
    try {
      return await this.client.call(checkSponsor, { body: question });
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('NETWORK.')) throw error;
      throw new DomainError('IDENTITY.REGISTRATION_UNAVAILABLE', { cause: error });
    }
  }

  /** One page of who was deleted. Throws any error. */
  async deletedMembers(query: QueryInputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.client.call(deletedMembers, { query });
  }

  /** Idempotent by member id. Throws any error; the event does the same later. */
  async placeMember(member: BodyInputOf<typeof placeMember>): Promise<string> {
    const { referralCode } = await this.client.call(placeMember, { body: member });
    return referralCode;
  }
}
