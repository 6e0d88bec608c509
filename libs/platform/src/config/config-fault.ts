/** Everything that is wrong with the environment, one sentence each. Never contains a value. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';

  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
