import type { FeatureModule } from '@deepam/messaging';
import { ChangeBusinessController } from './change-business/change-business.controller.js';
import { ChangeBusinessHandler } from './change-business/change-business.handler.js';
import { DocumentIssuer } from './document-issuer.js';
import { DocumentNumbering } from './document-numbering.js';
import { DocumentPages } from './document-pages.js';
import { TaxDocumentsCsvController } from './tax-documents-csv/tax-documents-csv.controller.js';
import { TaxDocumentsCsvHandler } from './tax-documents-csv/tax-documents-csv.handler.js';
import { YearStatementPdfController } from './year-statement-pdf/year-statement-pdf.controller.js';
import { YearStatementPdfHandler } from './year-statement-pdf/year-statement-pdf.handler.js';
import { ShowBusinessController } from './show-business/show-business.controller.js';
import { TaxDocumentPdfController } from './tax-document-pdf/tax-document-pdf.controller.js';
import { TaxDocumentPdfHandler } from './tax-document-pdf/tax-document-pdf.handler.js';
import { ListTaxDocumentsController } from './list-tax-documents/list-tax-documents.controller.js';
import { ListMemberTaxDocumentsController } from './list-member-tax-documents/list-member-tax-documents.controller.js';
import { OnOrderApproved } from './on-order-approved/on-order-approved.handler.js';
import { OnPayoutDecided } from './on-payout-decided/on-payout-decided.handler.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { OnProfileChanged } from './on-profile-changed/on-profile-changed.handler.js';
import { OnSaleReversed } from './on-sale-reversed/on-sale-reversed.handler.js';
import { OnTransferStateChanged } from './on-transfer-state-changed/on-transfer-state-changed.handler.js';
import { PayoutAdvices } from './payout-advices.js';
import { PdfMaker } from './pdf-maker.js';
import { addressModel, addressSchema } from './persistence/address.schema.js';
import { AddressesRepository } from './persistence/addresses.repository.js';
import { businessModel, businessSchema } from './persistence/business.schema.js';
import { BusinessesRepository } from './persistence/businesses.repository.js';
import { documentCounterModel, documentCounterSchema } from './persistence/counter.schema.js';
import { taxDocumentModel, taxDocumentSchema } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { SaleDocuments } from './sale-documents.js';
import { Typesetter } from './typesetting/typesetter.js';

export const documents: FeatureModule = {
  models: [
    { name: addressModel, schema: addressSchema },
    { name: businessModel, schema: businessSchema },
    { name: documentCounterModel, schema: documentCounterSchema },
    { name: taxDocumentModel, schema: taxDocumentSchema },
  ],
  controllers: [
    ChangeBusinessController,
    ListMemberTaxDocumentsController,
    ListTaxDocumentsController,
    OnOrderApproved,
    OnPayoutDecided,
    OnPlanApproved,
    OnProfileChanged,
    OnSaleReversed,
    OnTransferStateChanged,
    ShowBusinessController,
    TaxDocumentPdfController,
    TaxDocumentsCsvController,
    YearStatementPdfController,
  ],
  providers: [
    AddressesRepository,
    BusinessesRepository,
    ChangeBusinessHandler,
    DocumentIssuer,
    DocumentNumbering,
    DocumentPages,
    DocumentsRepository,
    MovementsRepository,
    PayoutAdvices,
    PdfMaker,
    SaleDocuments,
    TaxDocumentPdfHandler,
    TaxDocumentsCsvHandler,
    Typesetter,
    YearStatementPdfHandler,
  ],
};
