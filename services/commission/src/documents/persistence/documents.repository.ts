import type { DocumentLanguage, TaxDocumentKind } from '@deepam/contracts';
import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import { documentNumber, seriesOf } from '../domain/document.js';
import { taxDocumentModel, type StoredPdf, type TaxDocument } from './document.schema.js';

export const documentCounterModel = 'DocumentCounter';

interface DocumentCounter {
  readonly _id: string;
  readonly value: number;
}

export const documentCounterSchema = new Schema<DocumentCounter>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'document_counters', versionKey: false },
);

type New = Omit<TaxDocument, 'isWaiting' | 'number' | 'taxYear' | 'sequence' | 'issuedAt' | 'pdfs'>;

const isNumbered = { number: { $type: 'string' as const } };

@Injectable()
export class DocumentsRepository {
  private readonly documents: Documents<TaxDocument>;
  private readonly counters: Documents<DocumentCounter>;

  constructor(private readonly database: Database) {
    this.documents = database.documents(taxDocumentModel);
    this.counters = database.documents(documentCounterModel);
  }

  async findFor(kind: TaxDocumentKind, about: string, session?: ClientSession): Promise<TaxDocument | null> {
    return this.documents.findOne({ kind, about }, { session });
  }

  async find(id: string, session?: ClientSession): Promise<TaxDocument | null> {
    return this.documents.findOne({ _id: id }, { session });
  }

  async add(document: New, session: ClientSession): Promise<void> {
    const later = { isWaiting: true as const, number: null, taxYear: null, sequence: null, issuedAt: null, pdfs: {} };
    this.database.wakeUps.afterCommit(taxDocumentModel, session);
    await this.documents.insert({ ...document, ...later }, session);
  }

  async findWaiting(limit: number): Promise<string[]> {
    const found = await this.documents.find({ isWaiting: true }, { fields: { _id: 1 }, sort: { _id: 1 }, limit });
    return found.map(({ _id }) => _id);
  }

  /**
   * The transaction raises the counter of the series, so concurrent transactions conflict and a rollback uses no
   * number.
   * @returns whether the document was unnumbered
   */
  async number(id: string, taxYear: string, issuedAt: Date, session: ClientSession): Promise<boolean> {
    const document = await this.find(id, session);
    if (document?.isWaiting !== true) return false;
    const { kind } = document;
    const counter = { _id: `${seriesOf[kind]} ${taxYear}` };
    await this.counters.update(counter, { $inc: { value: 1 } }, { session, upsert: true });
    const { value: sequence } = (await this.counters.findOne(counter, { session }))!;
    const given = { number: documentNumber(kind, taxYear, sequence), taxYear, sequence, issuedAt };
    await this.documents.update({ _id: id }, { $set: given, $unset: { isWaiting: 1 } }, { session });
    return true;
  }

  /** The first PDF stays, so that every download is the same. */
  async keepPdf(id: string, language: DocumentLanguage, pdf: StoredPdf): Promise<StoredPdf> {
    const path = `pdfs.${language}`;
    await this.documents.update({ _id: id, [path]: { $exists: false } }, { $set: { [path]: pdf } }, { w: 'majority' });
    return (await this.find(id))!.pdfs[language]!;
  }

  async ofMember(memberId: string, limit: number, before: string | null): Promise<TaxDocument[]> {
    const place = before === null ? {} : { _id: { $lt: before } };
    return this.documents.find({ memberId, ...isNumbered, ...place }, { sort: { _id: -1 }, limit });
  }

  async register(taxYear: string, kind: TaxDocumentKind, after: number, limit: number): Promise<TaxDocument[]> {
    return this.documents.find({ taxYear, kind, sequence: { $gt: after } }, { sort: { sequence: 1 }, limit });
  }
}
