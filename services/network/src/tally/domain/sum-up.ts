import type { Paise } from '@deepam/contracts';

export type TallyEntry =
  | {
      readonly kind: 'downline';
      readonly by: 1 | -1;
      readonly sponsorId: string;
      readonly ancestors: readonly string[];
    }
  | {
      readonly kind: 'credit';
      readonly memberId: string;
      readonly fromMemberId: string | null;
      readonly earningsPaise: Paise;
      readonly commissionPaise: Paise;
    };

export interface TallySums {
  readonly networks: ReadonlyMap<string, { directCount: number; networkSize: number }>;
  readonly totals: ReadonlyMap<string, { earningsPaise: Paise; commissionPaise: Paise }>;
  readonly contributions: ReadonlyMap<string, { viewerId: string; fromMemberId: string; amountPaise: Paise }>;
}

export const contributionId = (viewerId: string, fromMemberId: string): string => `${viewerId}:${fromMemberId}`;

export function sumUp(entries: readonly TallyEntry[]): TallySums {
  const networks = new Map<string, { directCount: number; networkSize: number }>();
  const totals = new Map<string, { earningsPaise: Paise; commissionPaise: Paise }>();
  const contributions = new Map<string, { viewerId: string; fromMemberId: string; amountPaise: Paise }>();

  for (const entry of entries) {
    switch (entry.kind) {
      case 'downline': {
        for (const id of entry.ancestors) atKey(networks, id, noNetwork).networkSize += entry.by;
        atKey(networks, entry.sponsorId, noNetwork).directCount += entry.by;
        break;
      }
      case 'credit': {
        const total = atKey(totals, entry.memberId, nothingCredited);
        total.earningsPaise += entry.earningsPaise;
        total.commissionPaise += entry.commissionPaise;
        const { memberId: viewerId, fromMemberId } = entry;
        if (fromMemberId === null) break;
        const nothing = () => ({ viewerId, fromMemberId, amountPaise: 0 });
        atKey(contributions, contributionId(viewerId, fromMemberId), nothing).amountPaise += entry.commissionPaise;
        break;
      }
    }
  }
  return { networks, totals, contributions };
}

const noNetwork = () => ({ directCount: 0, networkSize: 0 });
const nothingCredited = () => ({ earningsPaise: 0, commissionPaise: 0 });

function atKey<V>(map: Map<string, V>, key: string, first: () => V): V {
  const value = map.get(key) ?? first();
  map.set(key, value);
  return value;
}

export function fitting(entries: readonly TallyEntry[], maxTotals: number): number {
  let touched = 0;
  const beyond = entries.findIndex((entry) => {
    touched += entry.kind === 'downline' ? entry.ancestors.length + 1 : 2;
    return touched > maxTotals;
  });
  return beyond === -1 ? entries.length : Math.max(1, beyond);
}
