/** The operator can fix the error; the command prints only its message. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
