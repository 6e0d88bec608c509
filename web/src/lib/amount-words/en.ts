import { type AmountWords, indianGroups, rupeesAndPaise } from './indian-numbers.js';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function belowHundred(number: number): string {
  if (number < 20) return small[number]!;
  const ten = tens[Math.floor(number / 10) - 2]!;
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`;
}

function number(value: number): string {
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  const parts = [
    ...(crores > 0 ? [`${belowHundred(crores)} crore`] : []),
    ...(lakhs > 0 ? [`${belowHundred(lakhs)} lakh`] : []),
    ...(thousands > 0 ? [`${belowHundred(thousands)} thousand`] : []),
    ...(hundreds > 0 ? [`${belowHundred(hundreds)} hundred`] : []),
  ];
  if (parts.length === 0) return belowHundred(rest);
  return [...parts, ...(rest > 0 ? [`and ${belowHundred(rest)}`] : [])].join(' ');
}

const coins = {
  rupees: { one: 'rupee', many: 'rupees' },
  paise: { one: 'paisa', many: 'paise' },
  count: number,
  and: 'and',
};

export default {
  number,
  arrived: (paise) => `${rupeesAndPaise(paise, coins)} received`,
} satisfies AmountWords;
