import { objectId } from '@deepam/contracts';
import { z } from 'zod';

export const newestFirst = { createdAt: -1, _id: -1 } as const;

export const position = z.tuple([
  z
    .int()
    .transform((ms) => new Date(ms))
    .pipe(z.date()),
  objectId,
]);
export type Position = z.output<typeof position>;

export const positionOf = ({ createdAt, _id }: { createdAt: Date; _id: string }) => [createdAt.getTime(), _id];
interface Placed {
  readonly createdAt: Date;
  readonly _id: string;
}
export function newerFirst(a: Placed, b: Placed): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);
}
