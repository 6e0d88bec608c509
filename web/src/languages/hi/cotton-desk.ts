import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'देखें',
  details: 'ऑर्डर की जानकारी',
  order: '{name}, {kg} किलो',
  openPage: 'ऑर्डर का पेज खोलें',
  sendTitle: 'भेज दिया लिखें',
  sendLead: '{name} के लिए {kg} किलो। सदस्य को पार्सल नंबर बताया जाएगा।',
  parcel: 'पार्सल नंबर',
  parcelHint: 'कूरियर के नाम के साथ, जैसे “{example}”।',
  parcelNeeded: 'कृपया पार्सल नंबर लिखें।',
  sendDone: 'भेजा हुआ दर्ज किया। सूचना भेज दी गई।',
  sendFailed: 'ऑर्डर भेजा हुआ दर्ज नहीं हुआ।',
  parcelCorrected: 'पार्सल नंबर सुधार दिया। सूचना भेज दी गई।',
  parcelNotCorrected: 'पार्सल नंबर नहीं सुधरा।',
  deliverQuestion: 'क्या ये ऑर्डर सदस्यों तक पहुँच गए?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
