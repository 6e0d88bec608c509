import { z } from 'zod';
import { maxGrievanceText } from '../grievances.js';
import { typedText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { grievanceTicket, grievanceRow } from './grievance-views.js';
import { grievanceDesk } from './grievance-desk-endpoints.js';

const answerText = typedText(maxGrievanceText, 'Please write an answer.').min(1, 'Please write an answer.');

const ticketParams = z.object({ ticket: grievanceTicket });
const answering = {
  ...grievanceDesk,
  method: 'POST',
  permission: 'grievances',
  params: ticketParams,
  response: grievanceRow,
  errors: ['GRIEVANCE.NOT_FOUND', 'GRIEVANCE.STATE'],
} as const;

export const acknowledgeGrievance = defineEndpoint({
  ...answering,
  name: 'acknowledgeGrievance',
  path: '/admin/grievances/:ticket/acknowledge',
  audit: 'grievance-acknowledged',
  summary: 'Tell who filed it that it was read',
});

export const replyToGrievance = defineEndpoint({
  ...answering,
  name: 'replyToGrievance',
  path: '/admin/grievances/:ticket/reply',
  audit: 'grievance-answered',
  summary: 'Write to who filed it; acknowledges it too',
  body: z.object({ text: answerText }),
});

export const resolveGrievance = defineEndpoint({
  ...answering,
  name: 'resolveGrievance',
  path: '/admin/grievances/:ticket/resolve',
  audit: 'grievance-resolved',
  summary: 'Close it with the text of its redress; acknowledges it too',
  body: z.object({ text: answerText }),
});
