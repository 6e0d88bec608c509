/** Who has switched it on in this browser; where storage is denied it is asked for again. */
export const owner = {
  get: (): string | null => attempt(() => localStorage.getItem('deepam-push')),
  set: (memberId: string): void => attempt(() => localStorage.setItem('deepam-push', memberId)) ?? undefined,
  clear: (): void => attempt(() => localStorage.removeItem('deepam-push')) ?? undefined,
};

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
