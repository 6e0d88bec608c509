import { useState } from 'react';
import { useMembership } from '../../lib/network/membership.js';
import { type Refusal, refusedRequest } from './refused-request.js';

/** Of the member who is logged in; null also while it is not known. */
export function useRefusedRequest(enabled = true): Refusal | null {
  const { data } = useMembership(enabled);
  const [now] = useState(() => Date.now());
  return enabled && data !== undefined ? refusedRequest(data, now) : null;
}
