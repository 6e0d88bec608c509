import { confirmedBankLayout, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BankLayouts } from '../bank-layouts.js';

/** What commission reads the answers of banks to batches of payouts with. */
@Controller()
export class GetConfirmedLayoutController {
  constructor(private readonly layouts: BankLayouts) {}

  @Route(confirmedBankLayout)
  async get(@Input() { body }: InputOf<typeof confirmedBankLayout>): Promise<ResponseOf<typeof confirmedBankLayout>> {
    return { layout: (await this.layouts.newest(body.fingerprint))?.layout ?? null };
  }
}
