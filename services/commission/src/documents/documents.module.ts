import type { FeatureModule } from '@deepam/messaging';
import { ChangeBusinessController } from './change-business/change-business.controller.js';
import { ChangeBusinessHandler } from './change-business/change-business.handler.js';
import { DocumentIssuer } from './document-issuer.js';
import { DocumentNumbering } from './document-numbering.js';
import { DocumentPages } from './document-pages.js';
import { ExportDocumentsController } from './export-documents/export-documents.controller.js';
import { ExportDocumentsHandler } from './export-documents/export-documents.handler.js';
import { ExportYearStatementController } from './export-year-statement/export-year-statement.controller.js';
import { ExportYearStatementHandler } from './export-year-statement/export-year-statement.handler.js';
import { GetBusinessController } from './get-business/get-business.controller.js';
import { GetDocumentPdfController } from './get-document-pdf/get-document-pdf.controller.js';
import { GetDocumentPdfHandler } from './get-document-pdf/get-document-pdf.handler.js';
import { ListDocumentsController } from './list-documents/list-documents.controller.js';
import { ListMemberDocumentsController } from './list-member-documents/list-member-documents.controller.js';
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
    ExportDocumentsController,
    ExportYearStatementController,
    GetBusinessController,
    GetDocumentPdfController,
    ListDocumentsController,
    ListMemberDocumentsController,
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
    ExportDocumentsHandler,
    ExportYearStatementHandler,
    GetDocumentPdfHandler,
    MovementsRepository,
    PayoutAdvices,
    PdfMaker,
    SaleDocuments,
    Typesetter,
  ],
};
