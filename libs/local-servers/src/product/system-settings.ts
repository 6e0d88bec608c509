import type { Ports } from './services.js';
import type { Secrets } from './product-secrets.js';

export interface SystemSettings {
  /** The user's settings of the product's own variables; they override every default here, except addresses. */
  readonly env: NodeJS.ProcessEnv;
  /** MONGO_URL, AMQP_URL and S3_… of the running servers. */
  readonly infrastructure: Readonly<Record<string, string>>;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  /** The folder of the built web; absent if another server delivers it. */
  readonly webRoot?: string;
  /** The file of the logins that the login page offers; absent without demo data. */
  readonly demoLogins?: string;
}
