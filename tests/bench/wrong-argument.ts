/** What was asked for cannot be done; the message is a sentence for whoever asked. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}
