import { createHash, timingSafeEqual } from 'node:crypto';
import type { BodyOf, issueServiceToken, ResponseOf } from '@deepam/contracts';
import { DomainError, secretsOf } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SERVICE_LIFETIME, TokenIssuer } from './token-issuer.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

@Injectable()
export class IssueServiceTokenHandler {
  private readonly secrets: readonly Buffer[];

  constructor(
    private readonly tokens: TokenIssuer,
    @Inject(IDENTITY_CONFIG) config: IdentityConfig,
  ) {
    this.secrets = secretsOf(config.SERVICE_SECRET).map(digest);
  }

  /** @throws DomainError AUTH.INVALID_CREDENTIALS */
  async execute({ service, secret }: BodyOf<typeof issueServiceToken>): Promise<ResponseOf<typeof issueServiceToken>> {
    const given = digest(secret);
    if (!this.secrets.some((known) => timingSafeEqual(given, known))) throw new DomainError('AUTH.INVALID_CREDENTIALS');
    return { token: await this.tokens.forService(service), expiresIn: SERVICE_LIFETIME };
  }
}
