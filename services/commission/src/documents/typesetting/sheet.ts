/** The template only sets the lines of a sheet. Every text is data, never Typst. */
export interface Sheet {
  /** The language is an ISO 639 code, for shaping and line breaks. */
  readonly language: string;
  readonly title: string;
  readonly issuer: readonly string[];
  readonly partyTitle: string;
  readonly party: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly SheetTable[];
  readonly totals: readonly SheetTotal[];
  readonly notes: readonly string[];
}

export interface SheetTable {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SheetTotal {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
}

export type SheetResult = { readonly pdf: Uint8Array } | { readonly error: string };
