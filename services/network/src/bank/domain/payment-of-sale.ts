export interface PaidSale {
  readonly memberId: string;
  readonly requestId?: string;
  readonly utr: string | null;
  readonly txnid: string | null;
}

/** Older sales do not name their request, so the payment is found by its numbers. */
export function paymentOf({ requestId, utr, txnid }: PaidSale) {
  if (requestId !== undefined) return { _id: requestId };
  if (utr !== null) return { utr };
  return txnid === null ? null : { txnids: txnid };
}
