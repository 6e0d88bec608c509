import { Injectable } from '@nestjs/common';

/**
 * These components need the database at the end of the service. Nest ends global modules in no fixed order; components
 * that register here end before the connection closes.
 */
@Injectable()
export class DatabaseUsers {
  private readonly ends: (() => Promise<void>)[] = [];

  register(end: () => Promise<void>): void {
    this.ends.push(end);
  }

  /** The components end concurrently; an error of one does not prevent the others from ending. */
  async end(): Promise<void> {
    await Promise.allSettled(this.ends.splice(0).map((end) => end()));
  }
}
