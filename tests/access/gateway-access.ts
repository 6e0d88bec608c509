import { dashboard, demoLogins, exportOwnData, profile, reportClientError } from '@deepam/contracts';
import { when, type ServiceAccess } from './scene.js';

const body = { kind: 'error', name: 'TypeError', message: 'x is null', frames: [], page: '/', build: 'a1b2' };

export const gatewayAccess: ServiceAccess = {
  table: `
    # call                 target  nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    GET /member/dashboard  -  401     200         200       200     200     200   200   403    403      403     401      401
    GET /user/profile      -  401     200         200       200     200     200   200   403    403      403     401      401
    GET /user/export       -  401     200         200       200     200     200   200   403    403      403     401      401
    POST /client-errors    -  202     202         202       202     202     202   202   202    202      202     202      202
    GET /demo-logins       -  200     200         200       200     200     200   200   200    200      200     200      200
  `,
  inputs: [
    when(dashboard),
    when(profile),
    when(exportOwnData),
    when(demoLogins),
    when(reportClientError, () => ({ body })),
  ],
};
