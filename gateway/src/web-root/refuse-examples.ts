import { isTrialOrigin } from '@deepam/contracts';

/**
 * A site on the internet does not name a company that is not there.
 * @param contact the built page
 * @throws Error where it has addresses of the demo
 */
export function refuseExamples(contact: string, origin: string): void {
  if (isTrialOrigin(origin) || !/@[\w.-]+\.example\b/.test(contact)) return;
  throw new Error(`The web was built with the company of the demo. Build it for ${origin}, with COMPANY_FILE.`);
}
