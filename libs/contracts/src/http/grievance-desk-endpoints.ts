import { z } from 'zod';
import { grievanceStates } from '../grievances.js';
import { objectId, pageQuery, waitingCount, waitingSince } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { grievanceTicket, grievanceRow } from './grievance-views.js';

export const grievanceDesk = { service: 'notification', access: 'head' } as const;
const filter = z.enum(['open', ...grievanceStates]).optional();

export const listGrievances = defineEndpoint({
  ...grievanceDesk,
  name: 'listGrievances',
  method: 'GET',
  path: '/admin/grievances',
  permission: ['grievances', 'read'],
  summary:
    'All tickets: who waits first, by what is due next, then those that are closed, latest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: filter,
    /** Only this ticket, for a link from a notification. */
    ticket: grievanceTicket.optional(),
    memberId: objectId.optional(),
  }),
  response: z.array(grievanceRow),
});

export const waitingGrievances = defineEndpoint({
  ...grievanceDesk,
  name: 'waitingGrievances',
  method: 'GET',
  path: '/admin/waiting/grievances',
  permission: ['grievances', 'read'],
  summary: 'How many tickets are open; 100 means 100 or more',
  response: z.object({ grievances: waitingCount, since: z.object({ grievances: waitingSince }).optional() }),
});

export const grievancesCsv = defineEndpoint({
  ...grievanceDesk,
  name: 'grievancesCsv',
  method: 'GET',
  path: '/admin/grievances.csv',
  permission: 'reports',
  audit: 'grievances-exported',
  stream: true,
  contentType: tableContent,
  summary:
    'The register with all clocks as a file, CSV or XLSX, in the order of ticket numbers, without what people wrote; recorded',
  query: z.object({ state: filter }).extend(inFormat.shape),
  response: z.string(),
});
