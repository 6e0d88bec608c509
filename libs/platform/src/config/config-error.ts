/** Everything that is wrong with the environment, one sentence each. Never contains a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly errors: readonly string[]) {
    super(`The configuration is not usable:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
  }
}
