import { z } from 'zod';
import { grievanceCategories } from '../grievances.js';
import { instant, newMobile, optionalEmail, personName, typedText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { grievanceText, grievanceTicket, grievanceView } from './grievance-views.js';

const matter = {
  category: z.enum(grievanceCategories, 'Please choose what it is about.'),
  text: grievanceText,
  reference: typedText(60).optional(),
};

export const fileGrievance = defineEndpoint({
  name: 'fileGrievance',
  method: 'POST',
  path: '/grievances',
  service: 'notification',
  access: 'public',
  status: 201,
  summary: 'File a grievance without a login; the ticket number and the mobile show its state',
  body: z.object({ name: personName, mobile: newMobile, email: optionalEmail, ...matter }),
  response: z.object({ ticket: z.string(), acknowledgeBy: instant, redressBy: instant }),
  errors: ['REQUEST.TOO_MANY'],
});

/** The method is POST, because a mobile must not appear in a URL. */
export const lookUpGrievance = defineEndpoint({
  name: 'lookUpGrievance',
  method: 'POST',
  path: '/grievances/look-up',
  service: 'notification',
  access: 'public',
  summary:
    'The state of a ticket that was filed without a login; a wrong number and a wrong mobile get the same answer',
  body: z.object({ ticket: grievanceTicket, mobile: newMobile }),
  response: grievanceView,
  errors: ['GRIEVANCE.NOT_FOUND', 'REQUEST.TOO_MANY'],
});

export const fileOwnGrievance = defineEndpoint({
  name: 'fileOwnGrievance',
  method: 'POST',
  path: '/my/grievances',
  service: 'notification',
  access: 'member',
  status: 201,
  summary: "File a grievance; who the caller is comes from the token, name and mobile from the caller's account",
  body: z.object(matter),
  response: fileGrievance.response,
  errors: ['REQUEST.TOO_MANY'],
});
