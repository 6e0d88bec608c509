import { taxDocumentKinds, type DocumentLanguage, type TaxDocumentKind } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Issuer, DocumentContent, Party } from '../domain/document.js';

export const taxDocumentModel = 'TaxDocument';

export interface StoredPdf {
  readonly key: string;
  readonly sha256: string;
  /** The size is in bytes. */
  readonly size: number;
}

/** A document keeps the facts as they were when it was recorded. Only its number and its PDFs are added later. */
export interface TaxDocument {
  readonly _id: string;
  readonly kind: TaxDocumentKind;
  readonly about: string;
  readonly memberId: string;
  readonly happenedAt: Date;
  readonly issuer: Issuer;
  readonly party: Party;
  readonly content: DocumentContent;
  readonly refersTo: string | null;
  readonly isWaiting?: true;
  readonly number: string | null;
  readonly taxYear: string | null;
  readonly sequence: number | null;
  readonly issuedAt: Date | null;
  readonly pdfs: Partial<Readonly<Record<DocumentLanguage, StoredPdf>>>;
}

export const taxDocumentSchema = new Schema<TaxDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: taxDocumentKinds, required: true },
    about: { type: String, required: true },
    memberId: { type: String, required: true },
    happenedAt: { type: Date, required: true },
    issuer: { type: Object, required: true },
    party: { type: Object, required: true },
    content: { type: Object, required: true },
    refersTo: { type: String, default: null },
    isWaiting: Boolean,
    number: { type: String, default: null },
    taxYear: { type: String, default: null },
    sequence: { type: Number, default: null },
    issuedAt: { type: Date, default: null },
    pdfs: { type: Object, default: {} },
  },
  { collection: 'tax_documents', versionKey: false, minimize: false },
);
taxDocumentSchema.index({ kind: 1, about: 1 }, { unique: true });
taxDocumentSchema.index({ number: 1 }, { unique: true, partialFilterExpression: { number: { $type: 'string' } } });
taxDocumentSchema.index({ memberId: 1, _id: -1 });
taxDocumentSchema.index({ taxYear: 1, kind: 1, sequence: 1 });
taxDocumentSchema.index({ isWaiting: 1, _id: 1 }, { partialFilterExpression: { isWaiting: true } });
