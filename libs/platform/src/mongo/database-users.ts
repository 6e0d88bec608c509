import { Injectable } from '@nestjs/common';

/**
 * What still needs the database when the service ends. Nest does not promise in which order it ends modules that are
 * global; what registers here has ended before the connection closes.
 */
@Injectable()
export class DatabaseUsers {
  private readonly ends: (() => Promise<void>)[] = [];

  register(end: () => Promise<void>): void {
    this.ends.push(end);
  }

  /** Ends them side by side; an error of one does not keep the others from ending. */
  async end(): Promise<void> {
    await Promise.allSettled(this.ends.splice(0).map((end) => end()));
  }
}
