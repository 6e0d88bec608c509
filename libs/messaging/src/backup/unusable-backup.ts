/** What an operator can do something about; its message is all that is printed. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
