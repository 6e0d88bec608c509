import { useState } from 'react';
import { useMembership } from '../../lib/network/membership.js';
import { type Refusal, refusedRequest } from './refused-request.js';

export function useRefusedRequest(enabled = true): Refusal | null {
  const { data } = useMembership(enabled);
  const [now] = useState(() => Date.now());
  return enabled && data !== undefined ? refusedRequest(data, now) : null;
}
