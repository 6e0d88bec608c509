/** The operator can correct the fault: the message is one clear sentence, shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
