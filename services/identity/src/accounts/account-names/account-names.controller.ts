import { accountNames, type ResponseOf } from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class AccountNamesController {
  constructor(private readonly accounts: CompanyAccounts) {}

  @Route(accountNames)
  async list(@Input() { body }: InputOf<typeof accountNames>): Promise<ResponseOf<typeof accountNames>> {
    const names = await this.accounts.namesOf(body.ids);
    return [...names].map(([_id, name]) => ({ _id, name }));
  }
}
