import type { contactMessages } from '../../features/contact/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const contact = {
  title: 'સંપર્ક કરો',
  lead: 'ઑર્ડર, નમૂના અને ભાગીદારી માટે, અથવા કંઈ ચાલતું ન હોય ત્યારે. અમે સોમવારથી શનિવાર, કામના સમયે જવાબ આપીએ છીએ.',
  address: 'સરનામું',
  email: 'ઈમેલ',
  phone: 'ફોન',
  mapTitle: 'અમે ક્યાં છીએ',
  mapAlt: 'રસ્તાનો નકશો: કારખાનું સાતારામાં રાજવાડા પાસે, બસ સ્ટૅન્ડ અને પોવઈ નાકા વચ્ચે છે.',
  openMap: 'નકશામાં ખોલો',
  showMap: 'નકશો બતાવો',
  mapHint: 'દબાવવાથી તે {host} પરથી લોડ થાય છે.',
  mapOffline: 'નકશા માટે ઇન્ટરનેટ જોઈએ. તમે ફરી ઑનલાઇન થશો કે તરત તે આવશે.',
  busStand: 'બસ સ્ટૅન્ડ',
  powaiNaka: 'પોવઈ નાકા',
  rajwada: 'રાજવાડા',
  workshop: 'દીપમ',
  hours: 'સમય',
  hoursText: 'સોમવારથી શનિવાર, સવારે 10થી સાંજે 6',
  company: 'કંપની',
  cin: 'કંપની નંબર (CIN)',
  gstin: 'GST નંબર (GSTIN)',
  grievanceOfficer: 'ફરિયાદ નિવારણ અધિકારી',
  nodalOfficer: 'નોડલ અધિકારી',
  companyTitle: 'અમારા વતી કોણ જવાબદાર છે',
} satisfies SentencesOf<typeof contactMessages>;
