import type { BalanceChanges, Changes } from '../domain/balance-changes.js';
import type { MayFall } from './may-fall.js';

export function memberUpdate(memberId: string, changes: Changes, mayFall: MayFall) {
  const taken = [...changes].filter(([, amount]) => amount < 0);
  const guarded = taken.filter(([path]) => !mayFall(path));
  return {
    filter: { _id: memberId, ...Object.fromEntries(guarded.map(([path, amount]) => [path, { $gte: -amount }])) },
    update: { $inc: Object.fromEntries(changes) },
    upsert: taken.length === 0,
  };
}

export function companyUpdate(shard: string, changes: BalanceChanges['company']) {
  const increments = [...changes].map(([name, amount]) => [`company.${name}`, amount]);
  return { filter: { _id: shard }, update: { $inc: Object.fromEntries(increments) }, upsert: true };
}
