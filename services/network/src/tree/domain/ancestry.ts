import { isOfCompany, type Caller } from '@deepam/platform';

/**
 * The company is above every head, so the list of all members is an ordinary downline. Each member's last ancestor is
 * the company; heads are in no downline.
 */
export const companyId = '0'.repeat(24);

export const uplineLevels = 10;

export interface Sponsor {
  readonly _id: string;
  readonly isHead: boolean;
  readonly depth: number;
  readonly ancestors: readonly string[];
}

export interface Place {
  /** The sponsor comes first, then the uplines up to the head and the company. A head has no ancestors. */
  readonly ancestors: readonly string[];
  readonly depth: number;
}

export const placeOfHead: Place = { ancestors: [], depth: 0 };

export function placeBelow(sponsor: Sponsor): Place {
  const above = sponsor.isHead ? [companyId] : sponsor.ancestors;
  return { ancestors: [sponsor._id, ...above], depth: sponsor.depth + 1 };
}

export const uplineOf = (ancestors: readonly string[]): readonly string[] => ancestors.filter((id) => id !== companyId);

export const nearestUpline = (ancestors: readonly string[]): readonly string[] =>
  uplineOf(ancestors).slice(0, uplineLevels);

export const listedBelow = (viewer: Pick<Caller, 'memberId' | 'isHead' | 'permissions'>): string =>
  isOfCompany(viewer) ? companyId : viewer.memberId;
