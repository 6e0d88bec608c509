import { grievanceStates } from '@deepam/contracts';
import type { ViewCount } from '../../components/saved-views-query.js';
import { callPage } from '../../lib/api-client.js';
import { choiceIn } from '../../lib/use-search-choice.js';

export const shown = ['open', 'all', ...grievanceStates] as const;

export const stateOf = (choice: (typeof shown)[number]) => (choice === 'all' ? undefined : choice);

export const grievanceCount: ViewCount = {
  call: 'listGrievances',
  total: async (state, signal) => {
    const query = { state: stateOf(choiceIn(state, 'show', shown)), limit: 1 };
    return (await callPage('listGrievances', { query, signal })).total;
  },
};
