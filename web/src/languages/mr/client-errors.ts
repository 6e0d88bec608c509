import type { clientErrorMessages } from '../../lib/api/client-error-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const clientErrors = {
  unreachable: 'सर्व्हरशी संपर्क होत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  offline: 'तुमचे इंटरनेट बंद दिसते. कृपया कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  unreadable: 'सर्व्हरचे उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  unavailable: 'ही सेवा सध्या उपलब्ध नाही. कृपया पुन्हा प्रयत्न करा.',
  tooMany: 'खूप वेळा प्रयत्न झाला. कृपया {minutes} मिनिटांनी पुन्हा प्रयत्न करा.',
  passwordNotGiven: 'काहीही झाले नाही: यासाठी तुमचा पासवर्ड लागतो.',
  silent: 'वेळेत उत्तर आले नाही. कृपया कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  unknown: 'काहीतरी बिघडले. कृपया पुन्हा प्रयत्न करा.',
} satisfies SentencesOf<typeof clientErrorMessages>;
