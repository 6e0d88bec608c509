import type { FeatureModule } from '@deepam/messaging';
import { AddTaxDepositHandler } from './add-tax-deposit.js';
import { ChangeTaxRatesHandler } from './change-tax-rates.js';
import { ExportTaxRegisterHandler } from './export-tax-register.js';
import { TaxRegisterHandler } from './tax-register.js';
import { taxDeductionModel, taxDeductionSchema } from './persistence/tax-deduction.schema.js';
import { TaxDeductionsRepository } from './persistence/tax-deductions.repository.js';
import { taxDepositModel, taxDepositSchema, TaxDepositsRepository } from './persistence/tax-deposits.repository.js';
import { TaxRatesRepository, taxRatesModel, taxRatesSchema } from './persistence/tax-rates.repository.js';
import { taxYearModel, taxYearSchema, TaxYearsRepository } from './persistence/tax-years.repository.js';
import { TaxKeeper } from './tax-keeper.js';
import { TaxRatesViews } from './tax-rates-views.js';
import { TaxController } from './tax.controller.js';

export const tax: FeatureModule = {
  models: [
    { name: taxDeductionModel, schema: taxDeductionSchema },
    { name: taxDepositModel, schema: taxDepositSchema },
    { name: taxRatesModel, schema: taxRatesSchema },
    { name: taxYearModel, schema: taxYearSchema },
  ],
  controllers: [TaxController],
  providers: [
    AddTaxDepositHandler,
    ChangeTaxRatesHandler,
    ExportTaxRegisterHandler,
    TaxDeductionsRepository,
    TaxDepositsRepository,
    TaxKeeper,
    TaxRatesRepository,
    TaxRatesViews,
    TaxRegisterHandler,
    TaxYearsRepository,
  ],
};
