import type { contactMessages } from '../../features/contact/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const contact = {
  title: 'संपर्क करें',
  lead: 'ऑर्डर, नमूने और साझेदारी के लिए, या जब कुछ काम न कर रहा हो। हम सोमवार से शनिवार, काम के समय में जवाब देते हैं।',
  address: 'पता',
  email: 'ईमेल',
  phone: 'फ़ोन',
  mapTitle: 'हम कहाँ मिलेंगे',
  mapAlt: 'रास्ते का नक़्शा: कारख़ाना सातारा में राजवाड़ा के पास, बस स्टैंड और पोवई नाका के बीच है।',
  openMap: 'नक़्शे में खोलें',
  showMap: 'नक़्शा दिखाएँ',
  mapHint: 'दबाने पर यह {host} से लोड होगा।',
  mapOffline: 'नक़्शे के लिए इंटरनेट चाहिए। आपके ऑनलाइन होते ही यह आ जाएगा।',
  busStand: 'बस स्टैंड',
  powaiNaka: 'पोवई नाका',
  rajwada: 'राजवाड़ा',
  workshop: 'दीपम',
  hours: 'समय',
  hoursText: 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे',
  company: 'कंपनी',
  cin: 'कंपनी नंबर (CIN)',
  gstin: 'GST नंबर (GSTIN)',
  grievanceOfficer: 'शिकायत अधिकारी',
  nodalOfficer: 'नोडल अधिकारी',
  companyTitle: 'हमारी ओर से कौन जवाबदेह है',
} satisfies SentencesOf<typeof contactMessages>;
