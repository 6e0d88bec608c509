import type { expectedPayments, QueryOf } from '@deepam/contracts';
import { waitingStatuses } from '../persistence/expected-payment.schema.js';

type Choice = Pick<QueryOf<typeof expectedPayments>, 'state' | 'status' | 'kind' | 'ids'>;

export const expectedFilter = ({ state, status, kind, ids }: Choice): Record<string, unknown> => ({
  ...(ids ? { _id: { $in: ids } } : { status: { $in: waitingStatuses } }),
  ...(status !== undefined && { status }),
  ...(state !== undefined && { state }),
  ...(kind !== undefined && { kind }),
});
