import type { listMessages } from '../../components/list-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const lists = {
  previous: 'முந்தைய',
  next: 'அடுத்த',
  range: '{total}-இல் {from}–{to}',
  rangeOpen: '{from}–{to}',
  pages: 'பக்கங்கள்',
  more: 'மேலும் காட்டு',
  details: 'முழு விவரம்',
  searchedBefore: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்: பட்டியலில் இப்போது தேட முடியாது.',
  onPaper: 'இங்கே {pages} பக்கங்களில் பக்கம் {page} அச்சிடப்பட்டுள்ளது: {total} வரிசைகளில் {from} முதல் {to} வரை.',
  onPaperOpen: 'இங்கே பக்கம் {page} மட்டுமே அச்சிடப்பட்டுள்ளது: வரிசைகள் {from} முதல் {to} வரை. பட்டியலில் மேலும் பக்கங்கள் உள்ளன.',
  moreOnPaper: 'பட்டியல் தொடர்கிறது; திறக்கப்படாதவை இங்கே அச்சிடப்படவில்லை.',
  fromDay: 'முதல்',
  toDay: 'வரை',
  backward: 'முதல் நாள் கடைசி நாளுக்குப் பிறகு உள்ளது. ஏதேனும் ஒன்றை மாற்றவும்.',
  download: 'பதிவிறக்கு',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'கோப்பு தயாராகிறது…',
  exported: '{file} சேமிக்கப்பட்டது.',
  exportFailed: 'கோப்பைத் தயாரிக்க முடியவில்லை. {error}',
} satisfies SentencesOf<typeof listMessages>;
