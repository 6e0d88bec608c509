/** One thing, one word: what a language says for it, and what older texts and dictionaries say. */
export interface GlossaryEntry {
  /** The word, or the part of it that stays the same. */
  readonly say: string;
  /** What is not said for it, as parts of words. */
  readonly never: readonly string[];
  /** Where the English sentence has this; without it, everywhere. */
  readonly of?: RegExp;
  /** Not where the English sentence has this. */
  readonly unless?: RegExp;
}

export type Glossary = readonly GlossaryEntry[];
