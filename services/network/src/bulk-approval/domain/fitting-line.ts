import type { ErrorCode, Paise } from '@deepam/contracts';

interface Line {
  readonly _id: string;
  readonly expectedId?: string;
  readonly amountPaise: Paise;
}
interface Asked {
  readonly requestId: string;
  readonly lineId: string;
}

/**
 * A person may match any amount by hand, but such a request is decided separately.
 * @returns the reason why the line does not pay for the request now, or null
 */
export function lineRefusal({ requestId, lineId }: Asked, line: Line | null, due: Paise): ErrorCode | null {
  if (line?._id !== lineId || line.expectedId !== requestId) return 'NETWORK.REQUEST_WITHOUT_LINE';
  return line.amountPaise === due ? null : 'NETWORK.REQUEST_OTHER_AMOUNT';
}
