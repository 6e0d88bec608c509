import { isOfCompany, type Caller } from '@deepam/platform';

/**
 * The company stands above every head, so that the list of all members is an ordinary downline: the last of each
 * member's ancestors is the company. Heads themselves are nobody's downline.
 */
export const companyId = '0'.repeat(24);

/** How many uplines a sale is shared among. */
export const uplineLevels = 10;

export interface Sponsor {
  readonly _id: string;
  readonly isHead: boolean;
  readonly depth: number;
  readonly ancestors: readonly string[];
}

export interface Place {
  /** Nearest first: the sponsor, … the head, the company. Empty for a head. */
  readonly ancestors: readonly string[];
  /** 0 for a head. */
  readonly depth: number;
}

export const placeOfHead: Place = { ancestors: [], depth: 0 };

export function placeBelow(sponsor: Sponsor): Place {
  const above = sponsor.isHead ? [companyId] : sponsor.ancestors;
  return { ancestors: [sponsor._id, ...above], depth: sponsor.depth + 1 };
}

/** The people among the ancestors, nearest first. */
export const uplineOf = (ancestors: readonly string[]): readonly string[] => ancestors.filter((id) => id !== companyId);

/** Those whom a sale may pay, the sponsor first. */
export const nearestUpline = (ancestors: readonly string[]): readonly string[] =>
  uplineOf(ancestors).slice(0, uplineLevels);

/** Whose downline somebody's list shows: everyone for a head and for staff, their own for a member. */
export const listedBelow = (viewer: Pick<Caller, 'memberId' | 'isHead' | 'permissions'>): string =>
  isOfCompany(viewer) ? companyId : viewer.memberId;
