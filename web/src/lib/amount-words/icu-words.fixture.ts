import { createRequire } from 'node:module';

type Rules = Readonly<Record<string, readonly (readonly [base: string, text: string])[]>>;

const dataOf = createRequire(import.meta.url);

/** The spelling rules of CLDR are an independent source of number words. */
export function icuWords(locale: 'en-IN' | 'hi' | 'gu' | 'ta', set: string): (number: number) => string {
  const file = dataOf(`cldr-rbnf/rbnf/${locale}.json`) as { rbnf: { rbnf: { SpelloutRules: Rules } } };
  const rules = file.rbnf.rbnf.SpelloutRules;
  const spell = (name: string, number: number): string => {
    const fitting = rules[name]!.filter(([base]) => /^\d+$/.test(base) && Number(base) <= number);
    const [base, text] = fitting.at(-1)!;
    const divisor = 10 ** Math.max(0, base.length - 1);
    const rest = number % divisor;
    return text
      .replace(/;$/, '')
      .replace(/^'/, '')
      .replace(/\[(.*)\]/, (_, optional: string) => (rest === 0 ? '' : optional))
      .replace(/=(%[\w%-]+)=/, (_, other: string) => spell(other, number))
      .replace(/←(%[\w%-]*)?←/, (_, other: string | undefined) => spell(other ?? name, Math.floor(number / divisor)))
      .replace(/→(%[\w%-]*)?→/, (_, other: string | undefined) => spell(other ?? name, rest));
  };
  return (number) => spell(set, number);
}
