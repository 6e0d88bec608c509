import { literalPattern } from '@deepam/platform';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { PayoutStatus } from '../domain/payout.js';
import type { PayeeDocument } from './payee.schema.js';
import type { PayeeFilter } from './payee-filter.js';

export const isOpen = (status: PayoutStatus): boolean => status === 'Requested';

export const payeesFound = (search: string | undefined): QueryFilter<PayeeDocument> =>
  search ? { search: { $regex: literalPattern(search.toLowerCase()) } } : {};

export function conditionsOf({ status, search, payout }: PayeeFilter): QueryFilter<PayeeDocument> {
  return {
    // A condition on the field itself would clash with the page's start, as the list is sorted by this field.
    $nor: [{ lastRequestedAt: { $exists: false } }],
    ...(status === undefined ? {} : { [`counts.${status}`]: { $gt: 0 } }),
    ...(payout === undefined ? {} : { _id: payout.memberId }),
    ...payeesFound(search),
  };
}

export const payoutsLookup = (
  as: string,
  statuses: readonly PayoutStatus[],
  limit: number,
  { payout }: PayeeFilter,
): PipelineStage.Lookup => ({
  $lookup: {
    from: 'payouts',
    let: { id: '$_id' },
    pipeline: [
      {
        $match: {
          $expr: { $eq: ['$memberId', '$$id'] },
          status: { $in: [...statuses] },
          ...(payout && { _id: payout._id }),
        },
      },
      { $sort: { requestedAt: -1, _id: -1 } },
      { $limit: limit },
    ],
    as,
  },
});
