/** What a document says, line by line, in one language: the template only sets it. Every text is data, never Typst. */
export interface Sheet {
  /** ISO 639, for shaping and line breaks. */
  readonly language: string;
  readonly title: string;
  /** Who issues it: the name first. */
  readonly issuer: readonly string[];
  readonly partyTitle: string;
  /** Whom it is made out to. */
  readonly party: readonly string[];
  /** Number, date and the like. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly SheetTable[];
  readonly totals: readonly SheetTotal[];
  readonly notes: readonly string[];
}

export interface SheetTable {
  readonly title?: string;
  /** The first is a text, the others are amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SheetTotal {
  readonly label: string;
  readonly value: string;
  /** The one that counts. */
  readonly isMain?: boolean;
}
