/** A process ended before it had an answer. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';

  constructor(
    reason: string,
    /** Only of one in work the file can be the cause; one that ended by itself before that was told to, with its group. */
    readonly how: 'in work' | 'too slow to start' | 'while it started',
    /** The file took more time than one file has. */
    readonly isSlow = false,
  ) {
    super(reason);
  }
}
