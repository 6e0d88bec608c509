import { dashboard, demoLogins, profile } from '@deepam/contracts';
import { when, type ServiceAccess } from './scene.js';

export const gatewayAccess: ServiceAccess = {
  table: `
    # call                   target  nobody unapproved planless Bronze Silver Gold head
    GET /member/dashboard    -       401    200        200      200    200    200  200
    GET /user/profile        -       401    200        200      200    200    200  200
    GET /demo-logins         -       200    200        200      200    200    200  200
  `,
  inputs: [when(dashboard), when(profile), when(demoLogins)],
};
