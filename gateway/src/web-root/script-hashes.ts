import { createHash } from 'node:crypto';

/** `sha256-…` of every script that stands in a page itself, for its Content-Security-Policy; data blocks are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
