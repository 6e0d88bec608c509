import type { FeatureModule } from '@deepam/messaging';
import { IssueServiceTokenController } from './issue-service-token/issue-service-token.controller.js';
import { IssueServiceTokenHandler } from './issue-service-token/issue-service-token.handler.js';
import { TokenIssuer } from './token-issuer.js';

export const tokens: FeatureModule = {
  controllers: [IssueServiceTokenController],
  providers: [IssueServiceTokenHandler, TokenIssuer],
};
