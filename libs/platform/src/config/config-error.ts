/** The message has one sentence for each error of the environment. It never contains a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly errors: readonly string[]) {
    super(`The configuration is not usable:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
  }
}
