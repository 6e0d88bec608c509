import { z } from 'zod';
import { pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { grievanceView, grievanceTicket, grievanceText } from './grievance-views.js';

export const listOwnGrievances = defineEndpoint({
  name: 'listOwnGrievances',
  method: 'GET',
  path: '/my/grievances',
  service: 'notification',
  access: 'member',
  summary: "The caller's tickets with their messages, newest first; next page by the X-Next-Cursor header",
  query: pageQuery,
  response: z.array(grievanceView),
});

export const reopenGrievance = defineEndpoint({
  name: 'reopenGrievance',
  method: 'POST',
  path: '/my/grievances/:ticket/reopen',
  service: 'notification',
  access: 'member',
  owner: true,
  summary: 'Reopen an own ticket that was answered, once, within 15 days',
  params: z.object({ ticket: grievanceTicket }),
  body: z.object({ text: grievanceText }),
  response: grievanceView,
  errors: ['GRIEVANCE.NOT_FOUND', 'GRIEVANCE.STATE', 'GRIEVANCE.REOPEN_OVER'],
});
