export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}
