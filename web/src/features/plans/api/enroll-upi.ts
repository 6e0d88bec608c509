import type { PlanName } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

export type Enrollment = Answer<'enrollUpi'>;

export const useEnrollUpi = () =>
  useAction({ mutationFn: (plan: PlanName, key) => callApi('enrollUpi', { key, body: { plan } }) });
