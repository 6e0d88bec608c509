import type { EventEnvelope } from '@deepam/contracts';
import type { RealTime } from '@deepam/platform';

/**
 * The first event waits for others for this number of milliseconds, which is longer than the broker needs for the
 * events of one commit.
 */
const gatherMs = 10;

export interface Arrival {
  readonly envelope: EventEnvelope;
  readonly attempt: number;
}

interface Waiting extends Arrival {
  readonly decide: (isHandled: boolean) => void;
}

/**
 * The batcher groups events of one kind and one cause, such as the credits of a sale to ten uplines: all of them have
 * one transaction instead of one for each. If it fails, each event is handled separately, so that a failing event does
 * not block the others.
 */
export class EventBatcher {
  private readonly groups = new Map<string, Waiting[]>();

  /** @param handle handles all events or none; runs in the context of the first one */
  constructor(
    private readonly time: RealTime,
    private readonly handle: (event: string, arrivals: readonly Arrival[]) => Promise<void>,
  ) {}

  /** @returns false for a single event, and for events whose common transaction failed: they are still unhandled */
  isHandled(event: string, arrival: Arrival): Promise<boolean> {
    const { correlationId, causationId } = arrival.envelope;
    // The causation id is necessary: a caller may choose the correlation id, and the rows of bulk work share one.
    const group = `${event} ${correlationId} ${causationId}`;
    return new Promise((decide) => {
      const waiting = { ...arrival, decide };
      const known = this.groups.get(group);
      if (known) return void known.push(waiting);
      const together = [waiting];
      this.groups.set(group, together);
      this.time.after(gatherMs, () => {
        this.groups.delete(group);
        void this.handleAll(event, together);
      });
    });
  }

  private async handleAll(event: string, together: readonly Waiting[]): Promise<void> {
    const isHandled = together.length > 1 && (await this.succeeds(event, together));
    for (const { decide } of together) decide(isHandled);
  }

  private async succeeds(event: string, together: readonly Waiting[]): Promise<boolean> {
    try {
      await this.handle(event, together);
      return true;
    } catch {
      // Each event is retried separately; the failing one reports its own error.
      return false;
    }
  }
}
