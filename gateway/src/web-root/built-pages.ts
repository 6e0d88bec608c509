import { createHash } from 'node:crypto';
import { isTrialOrigin } from '@deepam/contracts';

const opening = '<script>';

/** Data blocks are not executed and need no hash. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html
    .split('</script>')
    .slice(0, -1)
    .filter((text) => text.includes(opening))
    .map((text) => text.slice(text.indexOf(opening) + opening.length));
  return scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

export function frameOrigins(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/ data-map="(https?:\/\/[\w.:-]+)"/g), ([, origin]) => origin!))];
}

/**
 * An installation on the internet must not show the invented company of the demo.
 * @param contact the built page
 * @throws Error when it has addresses of the demo
 */
export function assertNoExampleValues(contact: string, origin: string): void {
  if (isTrialOrigin(origin) || !/@[\w.-]+\.example\b/.test(contact)) return;
  throw new Error(`The web was built with the company of the demo. Build it for ${origin}, with COMPANY_FILE.`);
}
