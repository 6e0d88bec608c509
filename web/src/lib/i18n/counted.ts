import { language } from './language.js';

/** All our languages have these two forms; Hindi and Gujarati use the singular for 0, too. */
export function counted<const Key extends string>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return `${key}.${new Intl.PluralRules(language.get().language).select(count) as 'one' | 'other'}`;
}
