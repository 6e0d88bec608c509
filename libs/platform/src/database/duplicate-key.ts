const duplicateKey = 11_000;

/** Whether the database refused a write for a unique key that another document has. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === duplicateKey;
