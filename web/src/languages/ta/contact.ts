import type { contactMessages } from '../../features/contact/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const contact = {
  title: 'தொடர்பு கொள்ள',
  lead: 'ஆர்டர், மாதிரி, கூட்டாண்மைக்கு, அல்லது ஏதாவது வேலை செய்யவில்லை என்றால். திங்கள் முதல் சனி வரை வேலை நேரத்தில் பதில் தருகிறோம்.',
  address: 'முகவரி',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  mapTitle: 'நாங்கள் இருக்கும் இடம்',
  mapAlt: 'வழி வரைபடம்: பட்டறை சாத்தாராவில் ராஜ்வாடா அருகில், பேருந்து நிலையத்துக்கும் போவை நாக்காவுக்கும் இடையில் உள்ளது.',
  openMap: 'வரைபடத்தில் திற',
  showMap: 'வரைபடத்தைக் காட்டு',
  mapHint: 'தட்டினால் {host} தளத்திலிருந்து ஏற்றப்படும்.',
  mapOffline: 'வரைபடத்துக்கு இணையம் தேவை. நீங்கள் மீண்டும் இணையத்தில் வந்ததும் அது வரும்.',
  busStand: 'பேருந்து நிலையம்',
  powaiNaka: 'போவை நாக்கா',
  rajwada: 'ராஜ்வாடா',
  workshop: 'தீபம்',
  hours: 'நேரம்',
  hoursText: 'திங்கள் முதல் சனி, காலை 10 முதல் மாலை 6 வரை',
  company: 'நிறுவனம்',
  cin: 'நிறுவன எண் (CIN)',
  gstin: 'GST எண் (GSTIN)',
  grievanceOfficer: 'குறைதீர் அதிகாரி',
  nodalOfficer: 'நோடல் அதிகாரி',
  companyTitle: 'எங்கள் சார்பில் பொறுப்பானவர்கள்',
} satisfies SentencesOf<typeof contactMessages>;
