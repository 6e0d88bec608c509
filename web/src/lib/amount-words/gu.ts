import type { AmountWords } from './words.js';
import { indianGroups } from './indian-groups.js';
import { isSingle, rupeesAndPaise } from './rupees-and-paise.js';

/** Each has a name of its own up to a hundred. */
const names = [
  ...['શૂન્ય', 'એક', 'બે', 'ત્રણ', 'ચાર', 'પાંચ', 'છ', 'સાત', 'આઠ', 'નવ'],
  ...['દસ', 'અગિયાર', 'બાર', 'તેર', 'ચૌદ', 'પંદર', 'સોળ', 'સત્તર', 'અઢાર', 'ઓગણીસ'],
  ...['વીસ', 'એકવીસ', 'બાવીસ', 'તેવીસ', 'ચોવીસ', 'પચ્ચીસ', 'છવીસ', 'સત્તાવીસ', 'અઠ્ઠાવીસ', 'ઓગણત્રીસ'],
  ...['ત્રીસ', 'એકત્રીસ', 'બત્રીસ', 'તેત્રીસ', 'ચોત્રીસ', 'પાંત્રીસ', 'છત્રીસ', 'સાડત્રીસ', 'આડત્રીસ', 'ઓગણચાલીસ'],
  ...['ચાલીસ', 'એકતાલીસ', 'બેતાલીસ', 'ત્રેતાલીસ', 'ચુંમાલીસ', 'પિસ્તાલીસ', 'છેતાલીસ', 'સુડતાલીસ', 'અડતાલીસ', 'ઓગણપચાસ'],
  ...['પચાસ', 'એકાવન', 'બાવન', 'ત્રેપન', 'ચોપન', 'પંચાવન', 'છપ્પન', 'સત્તાવન', 'અઠ્ઠાવન', 'ઓગણસાઠ'],
  ...['સાઈઠ', 'એકસઠ', 'બાસઠ', 'ત્રેસઠ', 'ચોસઠ', 'પાંસઠ', 'છાસઠ', 'સડસઠ', 'અડસઠ', 'ઓગણોસિત્તેર'],
  ...['સિત્તેર', 'એકોતેર', 'બોતેર', 'તોતેર', 'ચુમોતેર', 'પંચોતેર', 'છોતેર', 'સિત્યોતેર', 'ઇઠ્યોતેર', 'ઓગણાએંસી'],
  ...['એંસી', 'એક્યાસી', 'બ્યાસી', 'ત્યાસી', 'ચોર્યાસી', 'પંચાસી', 'છ્યાસી', 'સિત્યાસી', 'ઈઠ્યાસી', 'નેવ્યાસી'],
  ...['નેવું', 'એકાણું', 'બાણું', 'ત્રાણું', 'ચોરાણું', 'પંચાણું', 'છન્નું', 'સત્તાણું', 'અઠ્ઠાણું', 'નવ્વાણું'],
];
/** Joined to what they count; two of them change. */
const hundredNames = ['', 'એકસો', 'બસો', 'ત્રણસો', 'ચારસો', 'પાંચસો', 'છસો', 'સાતસો', 'આઠસો', 'નવસો'];

function number(value: number): string {
  if (value === 0) return names[0]!;
  if (value === 100) return 'સો';
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  return [
    ...(crores > 0 ? [names[crores], 'કરોડ'] : []),
    ...(lakhs > 0 ? [names[lakhs], 'લાખ'] : []),
    ...(thousands > 0 ? [names[thousands], 'હજાર'] : []),
    ...(hundreds > 0 ? [hundredNames[hundreds]] : []),
    ...(rest > 0 ? [names[rest]] : []),
  ].join(' ');
}

const coins = {
  rupees: { one: 'રૂપિયો', many: 'રૂપિયા' },
  paise: { one: 'પૈસો', many: 'પૈસા' },
  count: number,
};

export default {
  number,
  arrived: (paise) => `${rupeesAndPaise(paise, coins)} ${isSingle(paise) ? 'આવ્યો' : 'આવ્યા'}`,
} satisfies AmountWords;
