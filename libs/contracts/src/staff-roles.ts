import type { Permission } from './permissions.js';
import type { DocumentLanguage } from './tax-documents.js';

/** Built-in roles can't be changed; the head creates a new role instead. */
export const builtInRoles = [
  {
    _id: 'clerk',
    name: 'Clerk',
    permissions: ['approve-members', 'decide-plans', 'decide-cotton', 'grievances', 'read'],
  },
  { _id: 'cashier', name: 'Cashier', permissions: ['payouts', 'reveal-numbers', 'read'] },
  { _id: 'dispatch', name: 'Dispatch', permissions: ['dispatch'] },
  { _id: 'accountant', name: 'Accountant', permissions: ['reports', 'read'] },
  { _id: 'reader', name: 'Reader', permissions: ['read'] },
] as const satisfies readonly { _id: string; name: string; permissions: readonly Permission[] }[];

const translatedNames: Readonly<Record<Exclude<DocumentLanguage, 'en'>, readonly string[]>> = {
  hi: ['क्लर्क', 'कैशियर', 'रुई भेजने वाले', 'अकाउंटेंट', 'केवल देखने वाले'],
  mr: ['लिपिक', 'रोखपाल', 'कापूस पाठवणारे', 'लेखापाल', 'फक्त पाहणारे'],
  gu: ['ક્લાર્ક', 'કેશિયર', 'રૂ મોકલનાર', 'એકાઉન્ટન્ટ', 'ફક્ત જોનાર'],
  ta: ['எழுத்தர்', 'காசாளர்', 'பஞ்சு அனுப்புபவர்', 'கணக்காளர்', 'பார்வையாளர்'],
};

/**
 * No other role may have the name of a built-in role in any language of the web, because readers could not distinguish
 * them.
 */
export const builtInRoleNames = [...builtInRoles.map(({ name }) => name), ...Object.values(translatedNames).flat()];
