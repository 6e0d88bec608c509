interface Movement {
  readonly references: readonly string[];
  readonly amountPaise: number;
  readonly account: string;
}

export interface DismissedReversals {
  /** The lines of debits of which a person said that they do not take this credit back: another line may show the movement with other words. */
  readonly dismissedReversals?: readonly string[];
}

/**
 * By credit, the debit of the same number and amount that takes it back, one of its account if there is one; of a payment and its return likewise. A
 * debit that a person has dismissed no longer takes the credit back; another line of a debit still does.
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

/** The keys of its account come first, and those of any account follow. */
const keysOf = ({ references, amountPaise, account }: Movement): string[] =>
  [account, ''].flatMap((of) => references.map((number) => `${number} ${amountPaise} ${of}`));
