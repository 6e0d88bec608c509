import { influenceDays } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';

/** What somebody else did to an account and may therefore log in to it. */
export interface Influence {
  readonly kind: 'made' | 'mobile' | 'password';
  /** The person who did it; null for an operator. */
  readonly byId: string | null;
  /** That person and those who may be behind their login; empty for the head, who makes all accounts of the company. */
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
 * One more; of the same kind those go that count no longer. A temporary password of the head ends all earlier mobiles and passwords, once the head
 * has set the mobile as well: nobody who set one of them before can log in any more.
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

/** Or of an operator at the command line. */
const isOfHead = ({ people }: Influence): boolean => people.length === 0;

/**
 * The people who may be the ones who log in: by all influences of the last days and, to an account of the company, by the latest of each kind,
 * however old. A member has noticed by then, as each is told to the member.
 */
export function influencersOf(influences: readonly Influence[], now: Date, isOfCompany: boolean): string[] {
  const latest = new Map(isOfCompany ? influences.map((one) => [one.kind, one]) : []);
  const counting = influences.filter((one) => latest.get(one.kind) === one || one.at.getTime() > countsFrom(now));
  return [...new Set(counting.flatMap(({ people }) => people))];
}
