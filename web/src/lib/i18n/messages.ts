import type { ParameterOf } from '@deepam/contracts';

export { fill } from '@deepam/contracts';

export type Sentences = Readonly<Record<string, string>>;

/** Translations have the same keys and parameters under the same name, in chunks of their own: a test compares them. */
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

export type Translate<S extends Sentences> = <K extends keyof S & string>(
  key: K,
  ...params: [ParameterOf<S[K]>] extends [never] ? [] : [Readonly<Record<ParameterOf<S[K]>, string | number>>]
) => string;
