import type { decisionMessages } from '../../components/decision-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const decisions = {
  moment: '{date}, {name} द्वारा',
  named: '{what}: {date}, {name} द्वारा',
  asked: '{what}: {date}',
  by: '{name} द्वारा',
  company: 'कंपनी',
  approval: 'मंज़ूर',
  planApproval: 'प्लान मंज़ूर',
  planRejection: '{plan} प्लान नामंज़ूर',
} satisfies SentencesOf<typeof decisionMessages>;
