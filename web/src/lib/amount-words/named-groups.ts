import { indianGroups } from './indian-groups.js';

export interface NamesOfNumbers {
  readonly names: readonly string[];
  readonly crore: string;
  readonly lakh: string;
  readonly thousand: string;
  readonly hundredsOf: (hundreds: number, rest: number) => string;
}

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
