interface Movement {
  readonly references: readonly string[];
  readonly amountPaise: number;
  readonly account: string;
}

export interface DismissedReversals {
  /**
   * A dismissed line of a debit does not reverse the credit, but another line may show the same movement in other
   * words.
   */
  readonly dismissedReversals?: readonly string[];
}

/**
 * A debit of the same number and amount reverses the credit, if possible one of the same account; the same holds for a
 * payment and its return. A dismissed debit no longer reverses the credit, but another line of a debit still does.
 * @returns the debit, by credit
 */
export function creditsTakenBackBy<
  Credit extends Movement & DismissedReversals,
  Debit extends Movement & { readonly _id: string },
>(debits: readonly Debit[], credits: readonly Credit[]): ReadonlyMap<Credit, Debit> {
  const byKey = new Map<string, Debit[]>();
  for (const debit of debits)
    for (const key of keysOf(debit)) {
      const alike = byKey.get(key);
      if (alike) alike.push(debit);
      else byKey.set(key, [debit]);
    }
  const debitOf = (credit: Credit): Debit | undefined => {
    for (const key of keysOf(credit)) {
      const found = byKey.get(key)?.find((debit) => !isDismissed(credit, debit));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return new Map(
    credits.flatMap((credit) => {
      const debit = debitOf(credit);
      return debit === undefined ? [] : [[credit, debit] as const];
    }),
  );
}

export const isDismissed = ({ dismissedReversals }: DismissedReversals, { _id }: { readonly _id: string }): boolean =>
  dismissedReversals?.includes(_id) === true;

/** The keys of the same account come first, and those of any account follow. */
const keysOf = ({ references, amountPaise, account }: Movement): string[] =>
  [account, ''].flatMap((of) => references.map((number) => `${number} ${amountPaise} ${of}`));
