import type { AmountWords } from './words.js';
import { indianGroups } from './indian-groups.js';
import { isSingle, rupeesAndPaise } from './rupees-and-paise.js';

/** Each has a name of its own up to a hundred. */
const names = [
  ...['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ'],
  ...['दहा', 'अकरा', 'बारा', 'तेरा', 'चौदा', 'पंधरा', 'सोळा', 'सतरा', 'अठरा', 'एकोणीस'],
  ...['वीस', 'एकवीस', 'बावीस', 'तेवीस', 'चोवीस', 'पंचवीस', 'सव्वीस', 'सत्तावीस', 'अठ्ठावीस', 'एकोणतीस'],
  ...['तीस', 'एकतीस', 'बत्तीस', 'तेहेतीस', 'चौतीस', 'पस्तीस', 'छत्तीस', 'सदतीस', 'अडतीस', 'एकोणचाळीस'],
  ...['चाळीस', 'एक्केचाळीस', 'बेचाळीस', 'त्रेचाळीस', 'चव्वेचाळीस'],
  ...['पंचेचाळीस', 'सेहेचाळीस', 'सत्तेचाळीस', 'अठ्ठेचाळीस', 'एकोणपन्नास'],
  ...['पन्नास', 'एक्कावन्न', 'बावन्न', 'त्रेपन्न', 'चोपन्न', 'पंचावन्न', 'छप्पन्न', 'सत्तावन्न', 'अठ्ठावन्न', 'एकोणसाठ'],
  ...['साठ', 'एकसष्ट', 'बासष्ट', 'त्रेसष्ट', 'चौसष्ट', 'पासष्ट', 'सहासष्ट', 'सदुसष्ट', 'अडुसष्ट', 'एकोणसत्तर'],
  ...['सत्तर', 'एकाहत्तर', 'बाहत्तर', 'त्र्याहत्तर', 'चौऱ्याहत्तर'],
  ...['पंच्याहत्तर', 'शहात्तर', 'सत्याहत्तर', 'अठ्ठ्याहत्तर', 'एकोणऐंशी'],
  ...['ऐंशी', 'एक्क्याऐंशी', 'ब्याऐंशी', 'त्र्याऐंशी', 'चौऱ्याऐंशी'],
  ...['पंच्याऐंशी', 'शहाऐंशी', 'सत्त्याऐंशी', 'अठ्ठ्याऐंशी', 'एकोणनव्वद'],
  ...['नव्वद', 'एक्क्याण्णव', 'ब्याण्णव', 'त्र्याण्णव', 'चौऱ्याण्णव'],
  ...['पंच्याण्णव', 'शहाण्णव', 'सत्त्याण्णव', 'अठ्ठ्याण्णव', 'नव्व्याण्णव'],
];

/** A round hundred has a word of its own. */
function hundredsOf(hundreds: number, rest: number): string {
  return hundreds === 1 && rest === 0 ? 'शंभर' : `${names[hundreds]}शे`;
}

function number(value: number): string {
  if (value === 0) return names[0]!;
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  return [
    ...(crores > 0 ? [names[crores], 'कोटी'] : []),
    ...(lakhs > 0 ? [names[lakhs], 'लाख'] : []),
    ...(thousands > 0 ? [names[thousands], 'हजार'] : []),
    ...(hundreds > 0 ? [hundredsOf(hundreds, rest)] : []),
    ...(rest > 0 ? [names[rest]] : []),
  ].join(' ');
}

const coins = {
  rupees: { one: 'रुपया', many: 'रुपये' },
  paise: { one: 'पैसा', many: 'पैसे' },
  count: number,
};

export default {
  number,
  arrived: (paise) => `${rupeesAndPaise(paise, coins)} ${isSingle(paise) ? 'आला' : 'आले'}`,
} satisfies AmountWords;
