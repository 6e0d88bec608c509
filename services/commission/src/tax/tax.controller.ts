import {
  addTaxDeposit,
  changeTaxRates,
  exportTaxRegister,
  taxRates,
  taxRegister,
  toRupees,
  type ResponseOf,
  type CsvColumn,
} from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, tableFile, type Caller, type InputOf, csvMoment } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddTaxDepositHandler } from './add-tax-deposit.js';
import { ChangeTaxRatesHandler } from './change-tax-rates.js';
import { ExportTaxRegisterHandler, type TaxLine } from './export-tax-register.js';
import { TaxRatesViews } from './tax-rates-views.js';
import { TaxRegisterHandler } from './tax-register.js';

const taxRegisterColumns: readonly CsvColumn<TaxLine>[] = [
  { title: 'Paid (IST)', value: ({ line }) => csvMoment(line.paidAt), isDate: true },
  { title: 'Referral Code', value: ({ referralCode }) => referralCode },
  { title: 'Name', value: ({ name }) => name },
  { title: 'PAN', value: ({ line, pan }) => pan ?? (line.hasPan ? 'another PAN since, or closed' : 'none') },
  { title: 'Commission', value: ({ line }) => toRupees(line.basisPaise), isMoney: true },
  { title: 'Taxed', value: ({ line }) => toRupees(line.coveredPaise), isMoney: true },
  { title: 'Rate %', value: ({ line }) => line.rateBasisPoints / 100 },
  { title: 'Tax', value: ({ line }) => toRupees(line.taxPaise), isMoney: true },
  { title: 'Payout', value: ({ line }) => line._id },
];

@Controller()
export class TaxController {
  private readonly guardedAddTaxDeposit = this.approvals.guard(addTaxDeposit, (input, caller) =>
    this.carryOutAddTaxDeposit(input, caller),
  );
  private readonly guardedChangeTaxRates = this.approvals.guard(changeTaxRates, (input, caller) =>
    this.carryOutChangeTaxRates(input, caller),
  );

  constructor(
    private readonly addTaxDepositHandler: AddTaxDepositHandler,
    private readonly approvals: ApprovalWorkflow,
    private readonly changeTaxRatesHandler: ChangeTaxRatesHandler,
    private readonly views: TaxRatesViews,
    private readonly exportTaxRegisterHandler: ExportTaxRegisterHandler,
    private readonly taxRegisterHandler: TaxRegisterHandler,
  ) {}

  @Route(addTaxDeposit)
  addTaxDeposit(@Input() input: InputOf<typeof addTaxDeposit>, @CurrentCaller() caller: Caller) {
    return this.guardedAddTaxDeposit(input, caller);
  }

  private async carryOutAddTaxDeposit(
    { body }: InputOf<typeof addTaxDeposit>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof addTaxDeposit>> {
    const owed = await this.addTaxDepositHandler.execute(body, memberId);
    return { message: 'The payment to the government was noted.', owed: toRupees(owed) };
  }

  @Route(changeTaxRates)
  changeTaxRates(@Input() input: InputOf<typeof changeTaxRates>, @CurrentCaller() caller: Caller) {
    return this.guardedChangeTaxRates(input, caller);
  }

  private async carryOutChangeTaxRates(
    { body }: InputOf<typeof changeTaxRates>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeTaxRates>> {
    await this.changeTaxRatesHandler.execute(body, memberId);
    return this.views.page();
  }

  @Route(exportTaxRegister)
  async exportTaxRegister(
    @Input() { query, body }: InputOf<typeof exportTaxRegister>,
    @CurrentCaller() caller: Caller,
  ) {
    const lines = await this.exportTaxRegisterHandler.execute(body, caller);
    return tableFile(`tax-${body.year}-q${body.quarter}`, query.format, taxRegisterColumns, lines);
  }

  @Route(taxRates)
  taxRates(): Promise<ResponseOf<typeof taxRates>> {
    return this.views.page();
  }

  @Route(taxRegister)
  taxRegister(@Input() { query }: InputOf<typeof taxRegister>): Promise<ResponseOf<typeof taxRegister>> {
    return this.taxRegisterHandler.execute(query);
  }
}
