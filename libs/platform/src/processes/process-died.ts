export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';

  constructor(
    reason: string,
    /**
     * Only a process that died in work may have died of the file: `out of time` means a busy machine, because
     * processor time has a limit of its own; a process that ended before its first file ended with its group.
     */
    readonly how: 'in work' | 'out of time' | 'too slow to start' | 'while it started',
    /** The file took more processor time than one file has. */
    readonly isSlow = false,
  ) {
    super(reason);
  }
}
