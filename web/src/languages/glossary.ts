export interface GlossaryEntry {
  readonly say: string;
  readonly never: readonly string[];
  readonly of?: RegExp;
  readonly unless?: RegExp;
}

export type Glossary = readonly GlossaryEntry[];
