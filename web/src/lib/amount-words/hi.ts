import type { AmountWords } from './amount-words.js';
import { indianGroups } from './indian-groups.js';
import { isSingle, rupeesAndPaise } from './rupees-and-paise.js';

/** Each has a name of its own up to a hundred. */
const names = [
  ...['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'],
  ...['दस', 'ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह', 'सोलह', 'सत्रह', 'अठारह', 'उन्नीस'],
  ...['बीस', 'इक्कीस', 'बाईस', 'तेईस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस', 'अट्ठाईस', 'उनतीस'],
  ...['तीस', 'इकतीस', 'बत्तीस', 'तैंतीस', 'चौंतीस', 'पैंतीस', 'छत्तीस', 'सैंतीस', 'अड़तीस', 'उनतालीस'],
  ...['चालीस', 'इकतालीस', 'बयालीस', 'तैंतालीस', 'चवालीस', 'पैंतालीस', 'छियालीस', 'सैंतालीस', 'अड़तालीस', 'उनचास'],
  ...['पचास', 'इक्यावन', 'बावन', 'तिरपन', 'चौवन', 'पचपन', 'छप्पन', 'सत्तावन', 'अट्ठावन', 'उनसठ'],
  ...['साठ', 'इकसठ', 'बासठ', 'तिरसठ', 'चौंसठ', 'पैंसठ', 'छियासठ', 'सड़सठ', 'अड़सठ', 'उनहत्तर'],
  ...['सत्तर', 'इकहत्तर', 'बहत्तर', 'तिहत्तर', 'चौहत्तर', 'पचहत्तर', 'छिहत्तर', 'सतहत्तर', 'अठहत्तर', 'उनासी'],
  ...['अस्सी', 'इक्यासी', 'बयासी', 'तिरासी', 'चौरासी', 'पचासी', 'छियासी', 'सतासी', 'अठासी', 'नवासी'],
  ...['नब्बे', 'इक्यानवे', 'बानवे', 'तिरानवे', 'चौरानवे', 'पचानवे', 'छियानवे', 'सत्तानवे', 'अट्ठानवे', 'निन्यानवे'],
];

function number(value: number): string {
  if (value === 0) return names[0]!;
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  return [
    ...(crores > 0 ? [names[crores], 'करोड़'] : []),
    ...(lakhs > 0 ? [names[lakhs], 'लाख'] : []),
    ...(thousands > 0 ? [names[thousands], 'हज़ार'] : []),
    ...(hundreds > 0 ? [names[hundreds], 'सौ'] : []),
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
  arrived: (paise) => `${rupeesAndPaise(paise, coins)} ${isSingle(paise) ? 'आया' : 'आए'}`,
} satisfies AmountWords;
