import type { passwordRequestMessages } from '../../features/password-requests/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passwordRequests = {
  title: 'पासवर्ड अनुरोध',
  lead: 'ये सदस्य अपना पासवर्ड भूल गए हैं। कुछ भी करने से पहले यहाँ दिखे नंबर पर ही फ़ोन करें, किसी और पर नहीं।',
  name: 'नाम',
  mobile: 'मोबाइल',
  since: 'कब से इंतज़ार में',
  lastAsked: 'पिछली बार माँगा',
  times: 'कितनी बार माँगा',
  'timesAsked.one': '{count} बार',
  'timesAsked.other': '{count} बार',
  actions: 'कार्रवाई',
  give: 'पासवर्ड दें',
  dismiss: 'बंद करें',
  dismissTitle: 'यह अनुरोध बंद करें?',
  dismissLead: '{name} को नया पासवर्ड नहीं मिलेगा और कारण बताया जाएगा। पासवर्ड वही रहेगा।',
  dismissed: '{name} का अनुरोध बंद हो गया।',
  failed: 'अनुरोध बंद नहीं हो सका। {error}',
  empty: 'कोई पासवर्ड के इंतज़ार में नहीं है',
  emptyHint: 'जब कोई सदस्य पासवर्ड भूलकर नया माँगता है, तो यहाँ दिखता है।',
} satisfies SentencesOf<typeof passwordRequestMessages>;
