import { demoLogins } from '../gateway-endpoints.js';
import { commissionExamples } from './commission-examples.js';
import { cottonExamples } from './cotton-examples.js';
import { exampleOf, type EndpointExample } from './example.js';
import { identityExamples } from './identity-examples.js';
import { networkExamples } from './network-examples.js';
import { notificationExamples } from './notification-examples.js';

/** By the endpoint's name; every public call has one. */
export const endpointExamples: Readonly<Record<string, EndpointExample>> = Object.fromEntries([
  ...identityExamples,
  ...networkExamples,
  ...cottonExamples,
  ...commissionExamples,
  ...notificationExamples,
  exampleOf(demoLogins, {
    response: [{ label: 'Gold member', name: 'Asha Patil', mobile: '9876543210', password: 'deepam-4k7mq2' }],
  }),
]);
