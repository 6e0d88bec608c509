import { issueServiceToken, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { IssueServiceTokenHandler } from './issue-service-token.js';

@Controller()
export class TokensController {
  constructor(private readonly issue: IssueServiceTokenHandler) {}

  @Route(issueServiceToken)
  issueServiceToken(
    @Input() { body }: InputOf<typeof issueServiceToken>,
  ): Promise<ResponseOf<typeof issueServiceToken>> {
    return this.issue.execute(body);
  }
}
