import type { ParameterOf } from '@deepam/contracts';

export { fill } from '@deepam/contracts';

/** Sentences by key; `{name}` marks a parameter. */
export type Sentences = Readonly<Record<string, string>>;

/** The English sentences of one feature. Other languages give the same keys under the same name, in chunks of their own. */
export interface Catalogue<S extends Sentences = Sentences, N extends string = string> {
  readonly name: N;
  readonly english: S;
}

export function defineMessages<const N extends string, const S extends Sentences>(
  name: N,
  english: S,
): Catalogue<S, N> {
  return { name, english };
}

/** What a translation of a catalogue has: each of its keys, and no other. Whether parameters agree is checked by a test. */
export type SentencesOf<C extends Catalogue> = { readonly [K in keyof C['english']]: string };

/** `t('key')`, or `t('key', { name })` when the sentence has parameters; a missing key or parameter does not compile. */
export type Translate<S extends Sentences> = <K extends keyof S & string>(
  key: K,
  ...params: [ParameterOf<S[K]>] extends [never] ? [] : [Readonly<Record<ParameterOf<S[K]>, string | number>>]
) => string;
