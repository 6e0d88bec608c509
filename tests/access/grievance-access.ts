import {
  acknowledgeGrievance,
  fileGrievance,
  fileOwnGrievance,
  grievancesCsv,
  listGrievances,
  listOwnGrievances,
  lookUpGrievance,
  reopenGrievance,
  replyToGrievance,
  resolveGrievance,
  waitingGrievances,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { when, type InputFor, type Scene } from './scene.js';

const matter = { category: 'other', text: 'For tests.' };
const missingTicket = 'GR-2026-999999';

async function onDesk({ target, have }: Scene): Promise<{ ticket: string }> {
  if (target === 'malformed') return { ticket: 'no-id' };
  return { ticket: target === 'missing' ? missingTicket : await have.ticket() };
}

async function resolved({ target, have, self, other }: Scene): Promise<{ ticket: string }> {
  if (target === 'malformed') return { ticket: 'no-id' };
  if (target === 'missing') return { ticket: missingTicket };
  return { ticket: await have.resolvedTicket(target === 'own' ? self : other).catch(() => missingTicket) };
}

export const grievanceRows = `    POST /grievances                                   -          201   201   201   201   201   201   201   201   201   201   201   201  
    POST /grievances/look-up                           -          404   404   404   404   404   404   404   404   404   404   404   404  
    GET /my/grievances                                 -          401   200   200   200   200   200   200   403   403   403   401   401  
    POST /my/grievances                                -          401   201   201   201   201   201   201   403   403   403   401   401  
    POST /my/grievances/:ticket/reopen                 own        401   200   200   200   200   200   200   403   403   403   401   401  
    POST /my/grievances/:ticket/reopen                 other      401   404   404   404   404   404   404   403   403   403   401   401  
    POST /my/grievances/:ticket/reopen                 missing    401   404   404   404   404   404   404   403   403   403   401   401  
    POST /my/grievances/:ticket/reopen                 malformed  401   400   400   400   400   400   400   403   403   403   401   401  
    GET /admin/grievances                              -          401   403   403   403   403   403   200   200   200   200   401   401  
    GET /admin/waiting/grievances                      -          401   403   403   403   403   403   200   200   200   200   401   401  
    GET /admin/grievances.csv                          -          401   403   403   403   403   403   200   403   403   403   401   401  
    POST /admin/grievances/:ticket/acknowledge         own        401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/acknowledge         other      401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/acknowledge         missing    401   403   403   403   403   403   404   404   403   403   401   401  
    POST /admin/grievances/:ticket/acknowledge         malformed  401   403   403   403   403   403   400   400   403   403   401   401  
    POST /admin/grievances/:ticket/reply               own        401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/reply               other      401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/reply               missing    401   403   403   403   403   403   404   404   403   403   401   401  
    POST /admin/grievances/:ticket/reply               malformed  401   403   403   403   403   403   400   400   403   403   401   401  
    POST /admin/grievances/:ticket/resolve             own        401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/resolve             other      401   403   403   403   403   403   200   200   403   403   401   401  
    POST /admin/grievances/:ticket/resolve             missing    401   403   403   403   403   403   404   404   403   403   401   401  
    POST /admin/grievances/:ticket/resolve             malformed  401   403   403   403   403   403   400   400   403   403   401   401  
`;

export const grievanceInputs: readonly InputFor[] = [
  when(fileGrievance, () => ({ body: { name: 'Asha Patil', mobile: freshMobile(), ...matter } })),
  when(lookUpGrievance, () => ({ body: { ticket: `GR-2026-${freshMobile().slice(-9)}`, mobile: freshMobile() } })),
  when(listOwnGrievances),
  when(fileOwnGrievance, () => ({ body: matter })),
  when(reopenGrievance, async (scene) => ({ params: await resolved(scene), body: { text: 'Not yet.' } })),
  when(listGrievances),
  when(waitingGrievances),
  when(grievancesCsv),
  when(acknowledgeGrievance, async (scene) => ({ params: await onDesk(scene) })),
  when(replyToGrievance, async (scene) => ({ params: await onDesk(scene), body: { text: 'We look.' } })),
  when(resolveGrievance, async (scene) => ({ params: await onDesk(scene), body: { text: 'Done.' } })),
];
