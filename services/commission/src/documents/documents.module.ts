import type { FeatureModule } from '@deepam/messaging';
import { ChangeBusinessHandler } from './change-business.js';
import { DocumentIssuer } from './document-issuer.js';
import { DocumentNumbering } from './document-numbering.js';
import { DocumentPages } from './document-pages.js';
import { TaxDocumentsCsvHandler } from './tax-documents-csv.js';
import { YearStatementPdfHandler } from './year-statement-pdf.js';
import { TaxDocumentPdfHandler } from './tax-document-pdf.js';
import { OnOrderApproved } from './on-order-approved.js';
import { OnPayoutDecided } from './on-payout-decided.js';
import { OnPlanApproved, OnSaleReversed } from './on-network-events.js';
import { OnProfileChanged } from './on-profile-changed.js';
import { OnTransferStateChanged } from './on-transfer-state-changed.js';
import { PayoutAdvices } from './payout-advices.js';
import { PdfMaker } from './pdf-maker.js';
import { addressModel, addressSchema, AddressesRepository } from './persistence/addresses.repository.js';
import { businessModel, businessSchema, BusinessesRepository } from './persistence/businesses.repository.js';
import {
  documentCounterModel,
  documentCounterSchema,
  DocumentsRepository,
} from './persistence/documents.repository.js';
import { taxDocumentModel, taxDocumentSchema } from './persistence/document.schema.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { SaleDocuments } from './sale-documents.js';
import { Typesetter } from './typesetting/typesetter.js';
import { DocumentsController } from './documents.controller.js';

export const documents: FeatureModule = {
  models: [
    { name: addressModel, schema: addressSchema },
    { name: businessModel, schema: businessSchema },
    { name: documentCounterModel, schema: documentCounterSchema },
    { name: taxDocumentModel, schema: taxDocumentSchema },
  ],
  controllers: [
    DocumentsController,
    OnOrderApproved,
    OnPayoutDecided,
    OnPlanApproved,
    OnProfileChanged,
    OnSaleReversed,
    OnTransferStateChanged,
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
