import type { PlanName } from '@deepam/contracts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

export type Enrollment = Answer<'enrollUpi'>;

export const useEnrollUpi = () =>
  useMutation({ mutationFn: (plan: PlanName) => callApi('enrollUpi', { body: { plan } }) });
