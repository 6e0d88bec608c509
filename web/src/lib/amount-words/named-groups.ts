import { indianGroups } from './indian-groups.js';

/** The words of a language in which each number below a hundred has a name of its own. */
export interface NamesOfNumbers {
  /** Of 0 to 99. */
  readonly names: readonly string[];
  readonly crore: string;
  readonly lakh: string;
  readonly thousand: string;
  /** Of 1 to 9 hundred, before `rest` below a hundred. */
  readonly hundredsOf: (hundreds: number, rest: number) => string;
}

/** @throws RangeError as indianGroups */
export function inNamedGroups(value: number, { names, crore, lakh, thousand, hundredsOf }: NamesOfNumbers): string {
  if (value === 0) return names[0]!;
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  return [
    ...(crores > 0 ? [names[crores], crore] : []),
    ...(lakhs > 0 ? [names[lakhs], lakh] : []),
    ...(thousands > 0 ? [names[thousands], thousand] : []),
    ...(hundreds > 0 ? [hundredsOf(hundreds, rest)] : []),
    ...(rest > 0 ? [names[rest]] : []),
  ].join(' ');
}
