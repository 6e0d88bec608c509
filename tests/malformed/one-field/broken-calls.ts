import type { Endpoint } from '@deepam/contracts';
import type { Operation } from '../../world/documented-codes.js';
import { brokenBodies } from './broken-bodies.js';
import type { BrokenCall } from './broken-call.js';
import { brokenForms } from './broken-forms.js';
import { brokenPaths, brokenQueries } from './broken-parameters.js';

export function brokenCalls(endpoint: Endpoint, operation: Operation, ownId: string): BrokenCall[] {
  const { content = {} } = operation.requestBody ?? {};
  return [
    ...brokenPaths(endpoint, operation),
    ...brokenQueries(endpoint, operation, ownId),
    ...brokenBodies(endpoint, content['application/json']?.schema),
    ...brokenForms(endpoint, content['multipart/form-data']?.schema),
  ];
}
