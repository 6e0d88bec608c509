import type { Ports } from './services.js';
import type { Secrets } from './secrets.js';

/**
 * `env` has the user's settings of the product's own variables; they override every default here, except addresses.
 * `infrastructure` has MONGO_URL, AMQP_URL and S3_… of the running servers. `webRoot`, the built web, is absent if
 * another server delivers it; `demoLogins`, the file of the logins that the login page offers, without demo data.
 */
export interface SystemSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly infrastructure: Readonly<Record<string, string>>;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly webRoot?: string;
  readonly demoLogins?: string;
}
