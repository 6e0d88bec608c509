import type { decisionMessages } from '../../components/decision-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const decisions = {
  moment: '{date}, {name} यांच्याकडून',
  named: '{what}: {date}, {name} यांच्याकडून',
  asked: '{what}: {date}',
  by: '{name} यांच्याकडून',
  company: 'कंपनी',
  approval: 'मंजूर',
  planApproval: 'प्लॅन मंजूर',
  planRejection: '{plan} प्लॅन नामंजूर',
} satisfies SentencesOf<typeof decisionMessages>;
