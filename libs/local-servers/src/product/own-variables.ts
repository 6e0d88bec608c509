import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Those of the user's variables that a process of the product reads: the ones that .env.example documents. */
export async function ownVariables(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const text = await readFile(join(root, '.env.example'), 'utf8');
  const names = new Set([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}
