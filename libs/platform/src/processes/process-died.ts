/** A process ended before it had an answer. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';

  constructor(
    reason: string,
    /**
     * Only of one that died in work the file can be the cause: one out of time waited for a busy machine, for its processor time has a limit of
     * its own; one that ended by itself before its first file ended with its group.
     */
    readonly how: 'in work' | 'out of time' | 'too slow to start' | 'while it started',
    /** The file took more processor time than one file has. */
    readonly isSlow = false,
  ) {
    super(reason);
  }
}
