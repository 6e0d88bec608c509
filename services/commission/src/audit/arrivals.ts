import type { Owners } from './owners.js';

/** Tells what is lost from what is only under way between the owner and the ledger. */
export class Arrivals {
  onTheWay = 0;

  constructor(
    private readonly owners: Pick<Owners, 'unsaid' | 'readAt'>,
    /** So long a message may take, with a queue before it. */
    private readonly graceSeconds: number,
  ) {}

  /** Whether what happened at this moment may have no posting yet. */
  mayComeYet(id: string, happenedAt: string): boolean {
    return this.counted(this.isYoung(new Date(happenedAt)) || this.owners.unsaid.has(id));
  }

  /** Whether the owner may have been asked before it had this: a moment is taken before its commit, by another clock. */
  mayBeUntold(happenedAt: Date): boolean {
    return happenedAt >= this.owners.readAt || this.counted(this.isYoung(happenedAt));
  }

  private isYoung(happenedAt: Date): boolean {
    return happenedAt.getTime() > this.owners.readAt.getTime() - this.graceSeconds * 1000;
  }

  private counted(isOnTheWay: boolean): boolean {
    if (isOnTheWay) this.onTheWay++;
    return isOnTheWay;
  }
}
