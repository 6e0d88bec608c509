import type { savedViewMessages } from '../../components/saved-view-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const savedViews = {
  title: 'સાચવેલા દેખાવ',
  save: 'આ દેખાવ સાચવો',
  saveLead: 'આ યાદીની શોધ, ફિલ્ટર અને ક્રમ એક નામથી રખાય છે, ફક્ત તમારા માટે, તમારા દરેક ડિવાઇસ પર.',
  name: 'નામ',
  nameNeeded: 'કૃપા કરીને નામ લખો, વધુમાં વધુ 60 અક્ષર.',
  nameTaken: 'આ નામનો દેખાવ તમારી પાસે પહેલેથી છે.',
  full: 'એક યાદીના વધુમાં વધુ {count} દેખાવ રખાય છે. પહેલાં એક કાઢો.',
  saved: '“{name}” સચવાયો.',
  manage: 'નામ બદલો અથવા કાઢો',
  remove: 'કાઢો',
  removeNamed: 'કાઢો: {name}',
  keep: 'સાચવો',
  changed: 'તમારા દેખાવ સચવાયા.',
  failed: 'દેખાવ સચવાયા નહીં. {error}',
  none: 'એકે દેખાવ બાકી નથી.',
  manyRows: '{count}+',
  'rows.one': '{count} હરોળ',
  'rows.other': '{count} હરોળ',
} satisfies SentencesOf<typeof savedViewMessages>;
