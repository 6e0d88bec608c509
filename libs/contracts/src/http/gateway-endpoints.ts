import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';

export * from './client-error-endpoint.js';
export * from './export-endpoint.js';

/** Only `npm start` with demo data fills the list. */
export const demoLogins = defineEndpoint({
  name: 'demoLogins',
  method: 'GET',
  path: '/demo-logins',
  service: 'gateway',
  access: 'public',
  summary: 'Logins of the demo network, for one-click login on the login page',
  response: z.array(z.object({ label: z.string(), name: z.string(), mobile: z.string(), password: z.string() })),
});
export type DemoLogin = z.infer<typeof demoLogins.response>[number];
