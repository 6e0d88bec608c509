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
 * `head`, `clerk`, `cashier`, `reader`: the reader's own role. `upline`: the reader is above the person. `keptOut`:
 * the same, but the person hides e-mail and address from such a reader. `invited`: the person is the reader's sponsor.
 */
export type Relation = (typeof relations)[number];

/**
 * Readers of each fact about a person, by the product rules and the contracts. A member above sees the members below
 * and how to reach them; a member below sees only name and code of the sponsor; scans, proofs and UTR numbers are for
 * their owner and the head.
 */
/** Only the recorded call shows scans, and only approvers see e-mail and address. */
const staff = ['clerk', 'cashier', 'reader'] as const;
const readers = {
  id: ['self', 'head', ...staff, 'upline', 'keptOut', 'invited'],
  code: ['self', 'head', ...staff, 'upline', 'keptOut', 'invited'],
  mobile: ['self', 'head', ...staff, 'upline', 'keptOut'],
  email: ['self', 'head', 'clerk', 'upline'],
  address: ['self', 'head', 'clerk', 'upline'],
  avatar: ['self', 'head', ...staff, 'upline', 'keptOut'],
  scans: ['self', 'head'],
  proof: ['self', 'head', ...staff],
  utr: ['self', 'head', ...staff],
  request: ['head', ...staff],
  masked: ['self'],
  ifsc: ['self'],
  order: ['self', 'head', ...staff],
  payout: ['self', 'head', ...staff],
  /** A member sees only the state of a transfer and the number of the bank. */
  transfer: ['head', ...staff],
  posting: ['self', 'head', ...staff],
  sale: ['head', ...staff, 'upline', 'keptOut'],
  notification: ['self'],
  /** Unmasked numbers come from the calls below, which are recorded. */
  adharNo: [],
  panCardNo: [],
  bankAccountNo: [],
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

export const visible: readonly string[] = [
  ...new Set(
    [readers, ...Object.values(revealed)].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, allowed]) => allowed.map((relation) => `${relation}: ${kind}`)),
    ),
  ),
].toSorted();
