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
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { TokenIssuer } from '../tokens/token-issuer.js';

export type Sponsor = ResponseOf<typeof checkSponsor>;

@Injectable()
export class NetworkClient implements OnApplicationShutdown {
  private readonly client: ServiceClient;

  constructor(@Inject(IDENTITY_CONFIG) config: IdentityConfig, tokens: TokenIssuer) {
    this.client = new ServiceClient(config.NETWORK_URL, { tokenFor: () => tokens.forIdentity() });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /** @throws DomainError with the network's rejection, or IDENTITY.REGISTRATION_UNAVAILABLE if it gives no verdict */
  async checkSponsor(question: BodyInputOf<typeof checkSponsor>): Promise<Sponsor> {
    try {
      return await this.client.call(checkSponsor, { body: question });
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('NETWORK.')) throw error;
      throw new DomainError('IDENTITY.REGISTRATION_UNAVAILABLE', { cause: error });
    }
  }

  async deletedMembers(query: QueryInputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.client.call(deletedMembers, { query });
  }

  /** The call is idempotent by member id. A failure is harmless, since the event places the member later. */
  async placeMember(member: BodyInputOf<typeof placeMember>): Promise<string> {
    const { referralCode } = await this.client.call(placeMember, { body: member });
    return referralCode;
  }
}
