/** What a reader is to the person whom a fact is about; the nearest that fits. */
export const relations = [
  'self',
  'head',
  'clerk',
  'cashier',
  'reader',
  'upline',
  'keptOut',
  'invited',
  'stranger',
] as const;
/**
 * `head`, `clerk`, `cashier`, `reader`: the reader is that, whom no fact is about but the head. `upline`: the reader stands above the person. `keptOut`: so, too, and the person has chosen that such
 * a reader is not to see e-mail and address. `invited`: the person is the reader's sponsor.
 */
export type Relation = (typeof relations)[number];

/**
 * Who may read which fact about a person, by the product rules and the contracts. A member above sees who is below and how to reach
 * them; a member below sees of their sponsor the name and code alone; scans, proofs and UTR numbers are for their owner and the head.
 */
/** Scans are seen by the call that is recorded alone, e-mail and address by those who approve. */
const staff = ['clerk', 'cashier', 'reader'] as const;
const readers = {
  id: ['self', 'head', ...staff, 'upline', 'keptOut', 'invited'],
  code: ['self', 'head', ...staff, 'upline', 'keptOut', 'invited'],
  mobile: ['self', 'head', ...staff, 'upline', 'keptOut'],
  email: ['self', 'head', 'clerk', 'upline'],
  address: ['self', 'head', 'clerk', 'upline'],
  avatar: ['self', 'head', ...staff, 'upline', 'keptOut'],
  /** Of KYC documents. */
  scans: ['self', 'head'],
  /** Pictures of payments to the company. */
  proof: ['self', 'head', ...staff],
  utr: ['self', 'head', ...staff],
  /** What the head names a request for a plan by. */
  request: ['head', ...staff],
  /** Numbers of KYC documents and the bank account, all but the last digits hidden. */
  masked: ['self'],
  ifsc: ['self'],
  order: ['self', 'head', ...staff],
  payout: ['self', 'head', ...staff],
  /** Id and reference: a member sees only its state and the number of the bank. */
  transfer: ['head', ...staff],
  posting: ['self', 'head', ...staff],
  /** Of a plan: named by the commission that it brought. */
  sale: ['head', ...staff, 'upline', 'keptOut'],
  notification: ['self'],
  /** Numbers in clear: by the calls below, which are recorded. */
  adharNo: [],
  panCardNo: [],
  bankAccountNo: [],
  /** Where pushes to a browser go. */
  device: [],
} as const satisfies Record<string, readonly Relation[]>;
export type FactKind = keyof typeof readers;

const revealed: Readonly<Record<string, Partial<Record<FactKind, readonly Relation[]>>>> = {
  documents: { adharNo: ['self'], panCardNo: ['self'], bankAccountNo: ['self'] },
  exportOwnData: { adharNo: ['self'], panCardNo: ['self'], bankAccountNo: ['self'], sale: ['self'] },
  listPlanSales: { sale: ['self'] },
  memberDocuments: {
    adharNo: ['self', 'head', 'cashier'],
    panCardNo: ['self', 'head', 'cashier'],
    bankAccountNo: ['self', 'head', 'cashier'],
    ifsc: ['head', 'cashier'],
    scans: ['cashier'],
  },
  downloadBankFile: { bankAccountNo: ['head', 'cashier'], ifsc: ['head', 'cashier'] },
  exportTaxRegister: { panCardNo: ['head', 'cashier'] },
  payableBankDetails: { bankAccountNo: ['head', 'cashier'], ifsc: ['head', 'cashier'] },
};

export function maySee(relation: Relation, kind: FactKind, call: string): boolean {
  const allowed: readonly Relation[] = [...readers[kind], ...(revealed[call]?.[kind] ?? [])];
  return allowed.includes(relation);
}

/** Everything that somebody may see, as "head: mobile". */
export const visible: readonly string[] = [
  ...new Set(
    [readers, ...Object.values(revealed)].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, allowed]) => allowed.map((relation) => `${relation}: ${kind}`)),
    ),
  ),
].toSorted();
