import type { Paise } from '@deepam/contracts';

interface Asked {
  readonly amountPaise: Paise;
  readonly requestedAt: Date;
  readonly status: string;
}
interface Credit {
  readonly amountPaise: Paise;
  readonly date: string;
}

const dayMs = 86_400_000;
const reachDays = 45;

/** The query finds requests of half to twice the amount, within 45 days of the credit. */
export const nearbyRequests = ({ amountPaise, date }: Credit) => ({
  amountPaise: { $gte: Math.ceil(amountPaise / 2), $lte: amountPaise * 2 },
  requestedAt: {
    $gte: new Date(Date.parse(date) - reachDays * dayMs),
    $lte: new Date(Date.parse(date) + reachDays * dayMs),
  },
});

export const byProximity =
  ({ amountPaise, date }: Credit) =>
  (one: Asked, other: Asked): number =>
    Number(one.status === 'approved') - Number(other.status === 'approved') ||
    Math.abs(one.amountPaise - amountPaise) - Math.abs(other.amountPaise - amountPaise) ||
    daysFrom(date, one) - daysFrom(date, other);

const daysFrom = (date: string, { requestedAt }: Asked): number => Math.abs(requestedAt.getTime() - Date.parse(date));
