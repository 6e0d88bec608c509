import type { decisionMessages } from '../../components/decision-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const decisions = {
  moment: '{date}, {name} દ્વારા',
  named: '{what}: {date}, {name} દ્વારા',
  asked: '{what}: {date}',
  by: '{name} દ્વારા',
  company: 'કંપની',
  approval: 'મંજૂર',
  planApproval: 'પ્લાન મંજૂર',
  planRejection: '{plan} પ્લાન નામંજૂર',
} satisfies SentencesOf<typeof decisionMessages>;
