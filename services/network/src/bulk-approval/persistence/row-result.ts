import type { ErrorCode } from '@deepam/contracts';

/** What became of a request. */

export type RowResult =
  | { readonly state: 'approved'; readonly saleId: string }
  | { readonly state: 'refused'; readonly code: ErrorCode };
