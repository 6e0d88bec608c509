/** How far a reader has come: the numbers of the last own notification and the last broadcast. */
export interface StreamPosition {
  readonly own: number;
  readonly broadcast: number;
}

export const formatPosition = ({ own, broadcast }: StreamPosition): string => `${own}.${broadcast}`;

/** Null for anything that `formatPosition` did not make: the stream then begins with what is new. */
export function parsePosition(text: unknown): StreamPosition | null {
  const match = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15})$/.exec(text) : null;
  return match && { own: Number(match[1]), broadcast: Number(match[2]) };
}
