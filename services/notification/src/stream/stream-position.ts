export interface StreamPosition {
  readonly own: number;
  readonly broadcast: number;
}

export const formatPosition = ({ own, broadcast }: StreamPosition): string => `${own}.${broadcast}`;

/** @returns null for invalid text; the stream then starts now */
export function parsePosition(text: unknown): StreamPosition | null {
  const match = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15})$/.exec(text) : null;
  return match && { own: Number(match[1]), broadcast: Number(match[2]) };
}
