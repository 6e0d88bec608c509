import { isTrialOrigin } from '@deepam/contracts';

/**
 * An installation on the internet must not show the invented company of the demo.
 * @param contact the built page
 * @throws Error when it has addresses of the demo
 */
export function assertNoExampleValues(contact: string, origin: string): void {
  if (isTrialOrigin(origin) || !/@[\w.-]+\.example\b/.test(contact)) return;
  throw new Error(`The web was built with the company of the demo. Build it for ${origin}, with COMPANY_FILE.`);
}
