/** Texts that a rule rejects without a documented schema, by field name. */
const refused: Readonly<Record<string, readonly string[]>> = {
  name: [' ', '\t\n'],
  title: [' '],
  body: [' '],
  mobile: ['', '12345', '12345678901', '98765x3210', '+1 9876543210', '५६७८९०१२३', '98765 4321', 'NaN', '{"$gt":""}'],
  adharNo: ['123', '999941057059', '099941057058', 'nonsense', 'x'.repeat(41), '{"$gt":""}'],
  panCardNo: ['ABCPE1234', '1BCPE1234F', 'nonsense', '{"$gt":""}'],
  bankAccountNo: ['12345678', '1'.repeat(19), '12345678x', 'nonsense', '{"$gt":""}'],
  bankHolder: ['आशा पाटील', 'A', '12 34'],
  ifscCode: ['SBIN1005943', 'SBIN000594', 'nonsense', '{"$gt":""}'],
};

const blank: Readonly<Record<string, readonly string[]>> = {
  requestCotton: ['address'],
  rejectPlan: ['reason'],
  releasePaymentReference: ['reason'],
  correctPosting: ['reason'],
  cancelTransfer: ['reason'],
  releaseTransfer: ['reason'],
  recordRecovery: ['reason'],
};

export const refusedByRule = (call: string, field: string): readonly string[] => [
  ...(refused[field] ?? []),
  ...(blank[call]?.includes(field) ? [' '] : []),
];

const typedNumbers: ReadonlySet<string> = new Set(['mobile', 'hsn', 'utr', 'gstin']);
const trimmed: ReadonlySet<string> = new Set(['account']);

export function isTaken(field: string, valid: unknown, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // Digits of every script form a number.
  if (typeof valid === 'number' || field === 'cottonReturnQuantity') return value === '１２';
  if (trimmed.has(field)) return value.trim() === valid;
  return typedNumbers.has(field) && typeof valid === 'string' && isSameNumber(valid, value);
}

const isSameNumber = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.replace(/[\s\0]/g, '').toUpperCase();

export const foreignCursors: readonly string[] = ['nonsense', 'bm9uc2Vuc2U', 'e30', 'W10', '{"$gt":""}', '%00'];
