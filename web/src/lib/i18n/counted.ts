import { language } from './language.js';

/** The key of the sentence for so many, as the reader's language counts; ours all have these two forms, Hindi and Gujarati for 0 too. */
export function counted<const Key extends string>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return `${key}.${new Intl.PluralRules(language.get().language).select(count) as 'one' | 'other'}`;
}
