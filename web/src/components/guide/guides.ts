export type Guide = 'join' | 'pay' | 'wait' | 'earn' | 'withdraw' | 'cotton' | 'return';

type Choices = Partial<Record<Guide, boolean>>;

const keyOf = (memberId: string | null): string => `deepam-guides:${memberId ?? ''}`;

function choicesOf(memberId: string | null): Choices {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '{}') ?? {}) as Choices;
  } catch {
    return {};
  }
}

/** The reader's stored choice for the guide on this device; undefined before the first choice. */
export const keptChoice = (memberId: string | null, guide: Guide): boolean | undefined => choicesOf(memberId)[guide];

export function keepChoice(memberId: string | null, guide: Guide, isOpen: boolean): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify({ ...choicesOf(memberId), [guide]: isOpen }));
  } catch {
    // The choice is kept until the page is left.
  }
}
