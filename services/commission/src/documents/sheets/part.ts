import type { TaxDocument } from '../persistence/document.schema.js';
import type { Sheet, SheetTable } from '../typesetting/sheet.js';

export interface Part {
  readonly facts: Sheet['facts'];
  readonly table: SheetTable;
  readonly totals: Sheet['totals'];
  readonly notes: readonly string[];
}

export interface Numbered {
  readonly document: TaxDocument;
  readonly number: string;
  readonly issuedAt: Date;
  readonly referred: { readonly number: string; readonly issuedAt: Date } | null;
}
