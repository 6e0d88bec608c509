import type { savedViewMessages } from '../../components/saved-view-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const savedViews = {
  title: 'சேமித்த பார்வைகள்',
  save: 'இந்தப் பார்வையைச் சேமி',
  saveLead: 'இந்தப் பட்டியலின் தேடல், வடிகட்டல், வரிசை ஆகியவை ஒரு பெயரில் இருக்கும்; உங்களுக்கு மட்டும், உங்கள் எல்லாச் சாதனங்களிலும்.',
  name: 'பெயர்',
  nameNeeded: 'பெயரை உள்ளிடவும், அதிகபட்சம் 60 எழுத்துகள்.',
  nameTaken: 'இந்தப் பெயரில் ஏற்கெனவே ஒரு பார்வை உள்ளது.',
  full: 'ஒரு பட்டியலுக்கு அதிகபட்சம் {count} பார்வைகள். முதலில் ஒன்றை நீக்கவும்.',
  saved: '“{name}” சேமிக்கப்பட்டது.',
  manage: 'பெயர் மாற்று அல்லது நீக்கு',
  remove: 'நீக்கு',
  removeNamed: 'நீக்கு: {name}',
  keep: 'சேமி',
  changed: 'உங்கள் பார்வைகள் சேமிக்கப்பட்டன.',
  failed: 'பார்வைகளைச் சேமிக்க முடியவில்லை. {error}',
  none: 'எந்தப் பார்வையும் இல்லை.',
  manyRows: '{count}+',
  'rows.one': '{count} வரிசை',
  'rows.other': '{count} வரிசைகள்',
} satisfies SentencesOf<typeof savedViewMessages>;
