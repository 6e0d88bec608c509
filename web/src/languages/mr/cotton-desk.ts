import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'पाहा',
  details: 'ऑर्डरची माहिती',
  order: '{name}, {kg} किलो',
  openPage: 'ऑर्डरचे पान उघडा',
  sendTitle: 'पाठवली अशी नोंद करा',
  sendLead: '{name} यांच्यासाठी {kg} किलो. सदस्याला पार्सल क्रमांक कळवला जाईल.',
  parcel: 'पार्सल क्रमांक',
  parcelHint: 'कुरियरच्या नावासह, जसे “{example}”.',
  parcelNeeded: 'कृपया पार्सल क्रमांक लिहा.',
  sendDone: 'पाठवल्याची नोंद झाली. सूचना पाठवली.',
  sendFailed: 'ऑर्डर पाठवल्याची नोंद झाली नाही.',
  parcelCorrected: 'पार्सल क्रमांक दुरुस्त केला. सूचना पाठवली.',
  parcelNotCorrected: 'पार्सल क्रमांक दुरुस्त झाला नाही.',
  deliverQuestion: 'या ऑर्डर सदस्यांपर्यंत पोहोचल्या का?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
