import { influenceDays } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';

/**
 * A person with an influence could log in to the account, so that person's approval of a request from the account would
 * not be a second opinion.
 */
export interface Influence {
  /** The person has created the account (`made`), or has set its mobile or its password. */
  readonly kind: 'made' | 'mobile' | 'password';
  readonly byId: string | null;
  /**
   * The list has the person `byId` and those who may use that person's login. It is empty for the head, who makes all
   * accounts of the company.
   */
  readonly people: readonly string[];
  readonly at: Date;
}

const DAY_MS = 24 * 3_600_000;
const countingSince = (now: Date): number => now.getTime() - influenceDays * DAY_MS;

/** @param caller null for an operator at the command line */
export function influenceOf(
  kind: Influence['kind'],
  caller: Pick<Caller, 'isHead' | 'memberId' | 'influencedBy'> | null,
  at: Date,
): Influence {
  const people = caller === null || caller.isHead ? [] : [caller.memberId, ...(caller.influencedBy ?? [])];
  return { kind, byId: caller?.memberId ?? null, people: [...new Set(people)], at };
}

/**
 * Expired influences of the same kind are removed. A temporary password that the head sets ends all earlier mobiles and
 * passwords once the head has also set the mobile, since no earlier person can log in any more.
 */
export function withInfluence(before: readonly Influence[], added: Influence): Influence[] {
  const mobile = before.findLast(({ kind }) => kind === 'mobile');
  const isTakenOver = added.kind === 'password' && isByHead(added) && mobile !== undefined && isByHead(mobile);
  const isKept = (influence: Influence): boolean => {
    if (isTakenOver) return influence.kind === 'made' || influence === mobile;
    return influence.kind !== added.kind || influence.at.getTime() > countingSince(added.at);
  };
  return [...before.filter(isKept), added];
}

const isByHead = ({ people }: Influence): boolean => people.length === 0;

/**
 * All influences of the last days count, and for an account of the company also the latest of each kind without a
 * limit. A member is notified of each influence and has noticed it by then.
 */
export function influencersOf(influences: readonly Influence[], now: Date, isOfCompany: boolean): string[] {
  const latest = new Map(isOfCompany ? influences.map((influence) => [influence.kind, influence]) : []);
  const counting = influences.filter(
    (influence) => latest.get(influence.kind) === influence || influence.at.getTime() > countingSince(now),
  );
  return [...new Set(counting.flatMap(({ people }) => people))];
}
