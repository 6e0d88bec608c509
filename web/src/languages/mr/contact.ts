import type { contactMessages } from '../../features/contact/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const contact = {
  title: 'संपर्क करा',
  lead: 'ऑर्डर, नमुने आणि भागीदारीसाठी, किंवा काही चालत नसेल तर. आम्ही सोमवार ते शनिवार, कामाच्या वेळेत उत्तर देतो.',
  address: 'पत्ता',
  email: 'ईमेल',
  phone: 'फोन',
  mapTitle: 'आम्ही कुठे आहोत',
  mapAlt: 'रस्त्याचा नकाशा: कारखाना साताऱ्यात राजवाड्याजवळ, बस स्थानक आणि पोवई नाका यांच्या मध्ये आहे.',
  openMap: 'नकाशात उघडा',
  showMap: 'नकाशा दाखवा',
  mapHint: 'दाबल्यावर तो {host} वरून लोड होतो.',
  mapOffline: 'नकाशासाठी इंटरनेट हवे. तुम्ही पुन्हा ऑनलाइन होताच तो दिसेल.',
  busStand: 'बस स्थानक',
  powaiNaka: 'पोवई नाका',
  rajwada: 'राजवाडा',
  workshop: 'दीपम',
  hours: 'वेळ',
  hoursText: 'सोमवार ते शनिवार, सकाळी 10 ते संध्याकाळी 6',
  company: 'कंपनी',
  cin: 'कंपनी क्रमांक (CIN)',
  gstin: 'GST क्रमांक (GSTIN)',
  grievanceOfficer: 'तक्रार निवारण अधिकारी',
  nodalOfficer: 'नोडल अधिकारी',
  companyTitle: 'आमच्या वतीने कोण जबाबदार आहे',
} satisfies SentencesOf<typeof contactMessages>;
