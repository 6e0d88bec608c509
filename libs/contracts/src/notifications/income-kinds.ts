import { defineKinds } from './notification-kind.js';

const income = {
  to: 'member',
  group: 'income',
  changes: ['dashboard', 'balance', 'statement', 'statementBalances', 'statementSummary', 'memberNetwork'],
  page: '/statement',
} as const;

export const incomeKinds = defineKinds({
  'commission-credited': {
    ...income,
    page: '/wallet',
    title: 'Commission credited',
    body: 'You earned {amount} from the {plan} plan of {name} (level {level}).',
  },
  'earnings-credited': {
    ...income,
    page: '/wallet',
    title: 'Earnings credited',
    body: '{amount} was added to your earnings.',
  },
  'commission-taken-back': {
    ...income,
    title: 'Commission taken back',
    body: '{amount} was taken back: the {plan} plan of {name} was reversed.',
  },
  'credit-corrected': { ...income, title: 'Credit reversed', body: '{amount} was reversed.' },
});
