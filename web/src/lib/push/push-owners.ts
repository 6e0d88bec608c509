const ownersKey = 'deepam-push';
export const owners = {
  all: (): readonly string[] => attempt(() => localStorage.getItem(ownersKey))?.split(' ') ?? [],
  has: (memberId: string | null): boolean => memberId !== null && owners.all().includes(memberId),
  set: (memberId: string, isOn: boolean): void => {
    const next = [...owners.all().filter((other) => other !== memberId), ...(isOn ? [memberId] : [])].join(' ');
    attempt(() => (next === '' ? localStorage.removeItem(ownersKey) : localStorage.setItem(ownersKey, next)));
  },
};

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
