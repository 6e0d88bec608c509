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
    const isYoung = Date.parse(happenedAt) > this.owners.readAt.getTime() - this.graceSeconds * 1000;
    const may = isYoung || this.owners.unsaid.has(id);
    if (may) this.onTheWay++;
    return may;
  }
}
