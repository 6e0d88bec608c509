import type { ClientSession } from 'mongoose';
import { CommitSignal } from '../background/commit-signal.js';

export class WakeUps {
  private readonly signals = new Map<string, CommitSignal>();

  /** @param model the name under which the schema of the documents is registered */
  on(model: string, listener: () => void): void {
    this.of(model).subscribe(listener);
  }

  afterCommit(model: string, session: ClientSession): void {
    this.of(model).notifyAfterCommit(session);
  }

  private of(model: string): CommitSignal {
    const known = this.signals.get(model) ?? new CommitSignal();
    this.signals.set(model, known);
    return known;
  }
}
