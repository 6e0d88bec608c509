import type { passwordRequestMessages } from '../../features/password-requests/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passwordRequests = {
  title: 'पासवर्डच्या विनंत्या',
  lead: 'हे सदस्य पासवर्ड विसरले आहेत. काहीही करण्याआधी इथे दिसणाऱ्या नंबरवरच फोन करा, दुसऱ्या नाही.',
  name: 'नाव',
  mobile: 'मोबाइल',
  since: 'कधीपासून वाट पाहत आहेत',
  lastAsked: 'शेवटचे मागितले',
  times: 'किती वेळा मागितले',
  'timesAsked.one': '{count} वेळा',
  'timesAsked.other': '{count} वेळा',
  actions: 'कृती',
  give: 'पासवर्ड द्या',
  dismiss: 'बंद करा',
  dismissTitle: 'ही विनंती बंद करायची?',
  dismissLead: '{name} यांना नवा पासवर्ड मिळणार नाही आणि कारण सांगितले जाईल. पासवर्ड तोच राहील.',
  dismissed: '{name} यांची विनंती बंद झाली.',
  failed: 'विनंती बंद करता आली नाही. {error}',
  empty: 'कोणीही पासवर्डची वाट पाहत नाही',
  emptyHint: 'एखादा सदस्य पासवर्ड विसरून नवा मागतो तेव्हा तो इथे दिसतो.',
} satisfies SentencesOf<typeof passwordRequestMessages>;
