import { createHash } from 'node:crypto';

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
