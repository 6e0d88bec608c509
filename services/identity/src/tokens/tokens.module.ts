import type { FeatureModule } from '@deepam/messaging';
import { IssueServiceTokenHandler } from './issue-service-token.js';
import { TokenIssuer } from './token-issuer.js';
import { TokensController } from './tokens.controller.js';

export const tokens: FeatureModule = {
  controllers: [TokensController],
  providers: [IssueServiceTokenHandler, TokenIssuer],
};
