import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The variables of the user that a process of the product reads: the ones in .env.example. */
export async function ownVariables(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const text = await readFile(join(root, '.env.example'), 'utf8');
  const names = new Set([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}
