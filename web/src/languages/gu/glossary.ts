import type { Glossary } from '../glossary.js';

export const glossary: Glossary = [
  // કપાસ is the raw crop; members get it cleaned.
  { say: 'રૂ', never: ['કપાસ'] },
  { say: 'સંચાલક', never: ['પ્રમુખ', 'મુખ્ય વ્યક્તિ', 'હેડ'] },
  // ચુકવણી is a payment by a member.
  { say: 'ઉપાડ', never: ['ચુકવણી', 'પેઆઉટ'], of: /payout/i, unless: /\bpay(s|ment|ments)?\b/i },
  { say: 'હિસાબ', never: ['વિવરણ'], of: /statement/i },
  { say: 'ટ્રી', never: ['વૃક્ષ'] },
  { say: 'ફિલ્ટર', never: ['ગાળણી'] },
  { say: 'સૂચના', never: ['સમાચાર'] },
  { say: 'પ્રયત્ન', never: ['પ્રયાસ'] },
  { say: 'ઑર્ડર', never: ['ઓર્ડર'] },
  { say: 'મરજિયાત', never: ['વૈકલ્પિક'] },
  { say: 'ડિવાઇસ', never: ['ઉપકરણ'] },
  { say: 'એન્ક્રિપ્ટ', never: ['ગુપ્ત લિપિ'] },
  { say: 'સ્પોન્સર', never: ['પ્રાયોજક'], of: /sponsor/i },
  { say: 'બૅંક', never: ['બેંક', 'બૅન્ક'], of: /\bbank\b/i },
];
