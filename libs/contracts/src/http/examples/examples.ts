import { cottonWorkExamples, networkWorkExamples } from './bulk-work-examples.js';
import { commissionExamples } from './commission-examples.js';
import { cottonExamples } from './cotton-examples.js';
import type { EndpointExample } from './example.js';
import { approvalExamples } from './approvals-examples.js';
import { gatewayExamples } from './gateway-examples.js';
import { grievanceExamples } from './grievance-examples.js';
import { identityExamples } from './identity-examples.js';
import { networkExamples } from './network-examples.js';
import { notificationExamples } from './notification-examples.js';
import { taxDocumentExamples } from './tax-document-examples.js';

export const endpointExamples: Readonly<Record<string, EndpointExample>> = Object.fromEntries([
  ...identityExamples,
  ...networkExamples,
  ...networkWorkExamples,
  ...cottonWorkExamples,
  ...cottonExamples,
  ...commissionExamples,
  ...taxDocumentExamples,
  ...notificationExamples,
  ...grievanceExamples,
  ...approvalExamples,
  ...gatewayExamples,
]);
