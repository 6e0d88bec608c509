import type { Ports } from './services.js';
import type { Secrets } from './product-secrets.js';

export interface SystemSettings {
  /** What the user has set of the product's own variables; it wins over every default here, but not over addresses. */
  readonly env: NodeJS.ProcessEnv;
  /** MONGO_URL, AMQP_URL and S3_… of the running servers. */
  readonly infrastructure: Readonly<Record<string, string>>;
  readonly ports: Ports;
  readonly secrets: Secrets;
  /** Where browsers reach the product. */
  readonly publicUrl: string;
  /** Folder of the built web; none when something else serves it. */
  readonly webRoot?: string;
  /** File with the logins that the login page offers; none without demo data. */
  readonly demoLogins?: string;
}
