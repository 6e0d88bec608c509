import { taxDocumentKinds, type DocumentLanguage, type TaxDocumentKind } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Issuer, Matter, Party } from '../domain/document.js';

export const taxDocumentModel = 'TaxDocument';

/** A PDF that was made once. */
export interface StoredPdf {
  readonly key: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** What is on a document, as of the moment that it is about; afterwards it gets its number, and its PDFs, and never changes. */
export interface TaxDocument {
  readonly _id: string;
  readonly kind: TaxDocumentKind;
  /** The sale, the order or the payout: one document of a kind for each. */
  readonly about: string;
  readonly memberId: string;
  readonly happenedAt: Date;
  readonly issuer: Issuer;
  readonly party: Party;
  readonly matter: Matter;
  /** Of a credit note: its invoice. */
  readonly refersTo: string | null;
  /** Until it is numbered, in the order of ids. */
  readonly isWaiting?: true;
  readonly number: string | null;
  readonly taxYear: string | null;
  readonly sequence: number | null;
  readonly issuedAt: Date | null;
  /** By language. */
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
    matter: { type: Object, required: true },
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
// The register.
taxDocumentSchema.index({ taxYear: 1, kind: 1, sequence: 1 });
taxDocumentSchema.index({ isWaiting: 1, _id: 1 }, { partialFilterExpression: { isWaiting: true } });
