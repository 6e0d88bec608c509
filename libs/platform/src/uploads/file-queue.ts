import { DomainError } from '../errors/domain-error.js';

export interface Sender {
  /** The key is the member's id; all callers without a login share one key. */
  readonly key: string;
  readonly isApproved: boolean;
}

export interface QueueLimits {
  readonly places: number;
  /**
   * The limits are the places and the waiting files of accounts that are not approved; they are absent if only staff
   * send files.
   */
  readonly unapproved?: { readonly places: number; readonly waiting: number };
  /**
   * `waiting` is the number of files of all senders that may wait, and `patience` the milliseconds that a file waits
   * for its turn.
   */
  readonly waiting: number;
  readonly patience: number;
}

interface Waiting {
  readonly sender: Sender;
  readonly start: () => void;
  readonly giveUp: (position: number) => void;
}

/** A file that had to leave may be sent again after this number of seconds for each file before it. */
const secondsEach = 1;
const mostRemembered = 1_000;

/**
 * The queue decides the order in which files are opened: pictures and documents that are cleaned, and tables of a bank.
 * A member has one place at a time. Approved accounts come first; among equals the member with the fewest files before,
 * then the one whose last turn is longest ago, then the file that came first.
 */
export class FileQueue {
  private readonly working: Sender[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;

  constructor(private readonly limits: QueueLimits) {}

  get isIdle(): boolean {
    return this.working.length === 0;
  }

  async run<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
    await this.turnOf(sender);
    try {
      return await work();
    } finally {
      this.working.splice(this.working.indexOf(sender), 1);
      this.fillPlaces();
    }
  }

  private turnOf(sender: Sender): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.waiting.splice(this.waiting.indexOf(entry), 1);
      };
      const entry: Waiting = {
        sender,
        start: () => {
          leave();
          this.begin(sender);
          resolve();
        },
        giveUp: (position) => {
          leave();
          reject(
            new DomainError('FILE.QUEUED', { details: { position, retryAfterSeconds: position * secondsEach + 1 } }),
          );
        },
      };
      const timer = setTimeout(() => entry.giveUp(this.ordered().indexOf(entry) + 1), this.limits.patience).unref();
      this.waiting.push(entry);
      this.fillPlaces();
      this.shorten();
    });
  }

  private begin(sender: Sender): void {
    this.working.push(sender);
    this.lastTurns.delete(sender.key);
    this.lastTurns.set(sender.key, (this.turns += 1));
    const [oldest] = this.lastTurns.keys();
    if (this.lastTurns.size > mostRemembered) this.lastTurns.delete(oldest!);
  }

  private fillPlaces(): void {
    while (this.working.length < this.limits.places) {
      const next = this.ordered().find(({ sender }) => this.mayBegin(sender));
      if (!next) return;
      next.start();
    }
  }

  private mayBegin({ key, isApproved }: Sender): boolean {
    if (this.working.some((other) => other.key === key)) return false;
    const { unapproved } = this.limits;
    if (isApproved || unapproved === undefined) return true;
    return this.working.filter((other) => !other.isApproved).length < unapproved.places;
  }

  /** The last files of a full queue leave it, whatever their age. */
  private shorten(): void {
    const ordered = this.ordered();
    const { unapproved, waiting } = this.limits;
    const strangers = ordered.filter(({ sender }) => !sender.isApproved);
    const [last] = [...strangers.slice(unapproved?.waiting ?? waiting), ...ordered.slice(waiting)];
    last?.giveUp(ordered.indexOf(last) + 1);
  }

  private ordered(): Waiting[] {
    const before = new Map<string, number>();
    for (const { key } of this.working) before.set(key, (before.get(key) ?? 0) + 1);
    const ranked = this.waiting.map((entry) => {
      const { key, isApproved } = entry.sender;
      const own = before.get(key) ?? 0;
      before.set(key, own + 1);
      return { entry, rank: [isApproved ? 0 : 1, own, this.lastTurns.get(key) ?? 0] as const };
    });
    return ranked
      .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
      .map(({ entry }) => entry);
  }
}
