/** An error that the operator can fix; the command prints only its message. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
