import { accountsWith, type ResponseOf } from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class AccountsWithController {
  constructor(private readonly accounts: CompanyAccounts) {}

  @Route(accountsWith)
  async list(
    @Input() { body: { anyOf, also } }: InputOf<typeof accountsWith>,
  ): Promise<ResponseOf<typeof accountsWith>> {
    return [...(await this.accounts.withPermission(anyOf, also))];
  }
}
