import type { Paise } from '@deepam/contracts';

interface Asked {
  readonly amountPaise: Paise;
  readonly requestedAt: Date;
  readonly status: string;
}
interface Credit {
  readonly amountPaise: Paise;
  /** ISO day. */
  readonly date: string;
}

const dayMs = 86_400_000;
/** Days before and after the line within which a request is looked for. */
const reachDays = 45;

/** Requests that are worth a look beside this credit: half its amount to twice as much, in the weeks around it. */
export const nearLine = ({ amountPaise, date }: Credit) => ({
  amountPaise: { $gte: Math.ceil(amountPaise / 2), $lte: amountPaise * 2 },
  requestedAt: {
    $gte: new Date(Date.parse(date) - reachDays * dayMs),
    $lte: new Date(Date.parse(date) + reachDays * dayMs),
  },
});

/** What waits before what is approved; the nearest amount first, and of one amount the nearest day. */
export const byNearness =
  ({ amountPaise, date }: Credit) =>
  (one: Asked, other: Asked): number =>
    Number(one.status === 'approved') - Number(other.status === 'approved') ||
    Math.abs(one.amountPaise - amountPaise) - Math.abs(other.amountPaise - amountPaise) ||
    daysFrom(date, one) - daysFrom(date, other);

const daysFrom = (date: string, { requestedAt }: Asked): number => Math.abs(requestedAt.getTime() - Date.parse(date));
