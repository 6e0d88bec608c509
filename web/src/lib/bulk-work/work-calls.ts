import type { BulkWorkView, BulkWorkWithRows } from '@deepam/contracts';
import { callApi } from '../api-client.js';
import type { IdempotencyKey } from '../api/build-request.js';
import type { EndpointName } from '../api/endpoint-types.js';

export interface WorkCalls {
  readonly listName: EndpointName;
  readonly oneName: EndpointName;
  readonly list: (signal: AbortSignal) => Promise<BulkWorkView[]>;
  readonly getOne: (id: string, signal: AbortSignal) => Promise<BulkWorkWithRows>;
  readonly stop: (id: string, key: IdempotencyKey) => Promise<BulkWorkView>;
  readonly changes: readonly EndpointName[];
}

const query = { limit: 3 };

export const memberWork: WorkCalls = {
  listName: 'networkWorks',
  oneName: 'networkWork',
  changes: ['memberNetwork', 'waitingMembers'],
  list: (signal) =>
    callApi('networkWorks', {
      query,
      signal,
    }),
  getOne: (id, signal) =>
    callApi('networkWork', {
      params: { id },
      signal,
    }),
  stop: (id, key) =>
    callApi('stopNetworkWork', {
      params: { id },
      key,
    }),
};

export const cottonWork: WorkCalls = {
  listName: 'cottonWorks',
  oneName: 'cottonWork',
  changes: ['networkCottonOrders', 'cottonOrder', 'waitingCotton'],
  list: (signal) =>
    callApi('cottonWorks', {
      query,
      signal,
    }),
  getOne: (id, signal) =>
    callApi('cottonWork', {
      params: { id },
      signal,
    }),
  stop: (id, key) =>
    callApi('stopCottonWork', {
      params: { id },
      key,
    }),
};
