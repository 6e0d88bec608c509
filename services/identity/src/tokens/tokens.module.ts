import type { Aggregate } from '@deepam/messaging';
import { IssueServiceTokenController } from './issue-service-token/issue-service-token.controller.js';
import { IssueServiceTokenHandler } from './issue-service-token/issue-service-token.handler.js';
import { TokenIssuer } from './token-issuer.js';

export const tokens: Aggregate = {
  controllers: [IssueServiceTokenController],
  providers: [IssueServiceTokenHandler, TokenIssuer],
};
