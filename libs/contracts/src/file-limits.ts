/** 5 MB. */
export const maxFileBytes = 5_242_880;
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Scans of KYC documents may be PDF as well. */
export const documentTypes: readonly string[] = [...imageTypes, 'application/pdf'];
/** Statements of banks: texts of every kind, and workbooks. They are read, never kept. */
export const statementTypes: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
];
/** What a phone's camera gives; browsers make larger photos smaller before they send them. */
export const maxImagePixels = 24_000_000;
