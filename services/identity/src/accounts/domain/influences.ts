import { influenceDays } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';

/** A person who could log in to an account: its approval of their request would not be a second opinion. */
export interface Influence {
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
const countsFrom = (now: Date): number => now.getTime() - influenceDays * DAY_MS;

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
  const isTakenOver = added.kind === 'password' && isOfHead(added) && mobile !== undefined && isOfHead(mobile);
  const stays = (one: Influence): boolean => {
    if (isTakenOver) return one.kind === 'made' || one === mobile;
    return one.kind !== added.kind || one.at.getTime() > countsFrom(added.at);
  };
  return [...before.filter(stays), added];
}

const isOfHead = ({ people }: Influence): boolean => people.length === 0;

/**
 * All influences of the last days count, and for an account of the company also the latest of each kind without a
 * limit. A member is notified of each influence and has noticed it by then.
 */
export function influencersOf(influences: readonly Influence[], now: Date, isOfCompany: boolean): string[] {
  const latest = new Map(isOfCompany ? influences.map((one) => [one.kind, one]) : []);
  const counting = influences.filter((one) => latest.get(one.kind) === one || one.at.getTime() > countsFrom(now));
  return [...new Set(counting.flatMap(({ people }) => people))];
}
