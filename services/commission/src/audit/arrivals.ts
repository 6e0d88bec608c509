import type { Owners } from './owners.js';

/** Arrivals tell a lost posting from one whose event is still on its way from the owner to the ledger. */
export class Arrivals {
  onTheWay = 0;

  constructor(
    private readonly owners: Pick<Owners, 'unsaid' | 'readAt'>,
    private readonly graceSeconds: number,
  ) {}

  mayComeYet(id: string, happenedAt: string): boolean {
    return this.counted(this.isYoung(new Date(happenedAt)) || this.owners.unsaid.has(id));
  }

  /** The owner takes the moment before its commit and by another clock, so its answer may not contain the fact yet. */
  mayBeUnpublished(happenedAt: Date): boolean {
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
