const duplicateKey = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === duplicateKey;
