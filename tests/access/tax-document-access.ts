import {
  changeBusiness,
  listMemberTaxDocuments,
  listTaxDocuments,
  showBusiness,
  taxDocumentPdf,
  taxDocumentsCsv,
  yearStatementPdf,
} from '@deepam/contracts';
import { idIn, missingId, when, type InputFor } from './scene.js';

/** No issuer is configured, so no documents are issued; service specs test their ownership. */
export const taxDocumentRows = `    GET /documents                        -          401   200   200   200   200   200   200   403   403   403   401   401
    GET /documents/:documentId/pdf        own        401   404   404   404   404   404   404   404   403   403   401   401
    GET /documents/:documentId/pdf        other      401   404   404   404   404   404   404   404   403   403   401   401
    GET /documents/:documentId/pdf        missing    401   404   404   404   404   404   404   404   403   403   401   401
    GET /documents/:documentId/pdf        malformed  401   400   400   400   400   400   400   400   403   403   401   401
    GET /member/statement.pdf             -          401   200   200   200   200   200   200   403   403   403   401   401
    GET /admin/members/:memberId/documents own       401   403   403   403   403   403   200   404   404   404   401   401
    GET /admin/members/:memberId/documents other     401   403   403   403   403   403   200   200   200   200   401   401
    GET /admin/members/:memberId/documents missing   401   403   403   403   403   403   404   404   404   404   401   401
    GET /admin/members/:memberId/documents malformed 401   403   403   403   403   403   400   400   400   400   401   401
    GET /admin/documents.csv              -          401   403   403   403   403   403   200   403   403   403   401   401
    GET /admin/business                   -          401   403   403   403   403   403   200   200   200   200   401   401
    PUT /admin/business                   -          401   403   403   403   403   403   409   403   403   403   401   401
`;

export const taxDocumentInputs: readonly InputFor[] = [
  when(listTaxDocuments),
  when(taxDocumentPdf, ({ target }) => ({ params: { documentId: target === 'malformed' ? 'no-id' : missingId } })),
  when(yearStatementPdf, () => ({ query: { taxYear: '2026-27' } })),
  when(listMemberTaxDocuments, async (scene) => ({
    params: { memberId: await idIn(scene, (owner) => owner.memberId) },
  })),
  when(taxDocumentsCsv, () => ({ query: { taxYear: '2026-27', kind: 'invoice' } })),
  when(showBusiness),
  // The version is one that the caller has not seen.
  when(changeBusiness, () => ({
    body: {
      legalName: 'Deepam',
      address: 'Pune',
      state: '27',
      gstin: '',
      hsn: '',
      rateBasisPoints: 0,
      version: 9999,
    },
  })),
];
