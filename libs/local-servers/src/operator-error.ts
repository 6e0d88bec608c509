/** Something the person at the keyboard can put right: its message is one clear sentence, shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
