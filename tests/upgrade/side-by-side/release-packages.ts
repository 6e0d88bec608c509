import { readFileSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}
export type Packages = Readonly<Record<string, Package>>;

const packagesOf = (file: string): Packages =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages;

export const wantedIn = (root: string): Packages => packagesOf(join(root, 'package-lock.json'));
export const installedIn = (root: string): Packages => packagesOf(join(root, 'node_modules/.package-lock.json'));

/**
 * Packages of a release that are installed here in another version. Their own dependencies are compatible by npm's
 * choice.
 */
export function different(wanted: Packages, installed: Packages): string[] {
  const parts = new Set(Object.keys(wanted).filter((folder) => /^(services\/[\w-]+|gateway)$/.test(folder)));
  const found = new Set<string>();
  // The list grows within the loop, by the libraries.
  for (const part of parts) {
    for (const name of Object.keys(wanted[part]!.dependencies ?? {})) {
      const places = [`${part}/node_modules/${name}`, `node_modules/${name}`];
      const [one, other] = [wanted, installed].map((tree) => places.map((place) => tree[place]).find(Boolean));
      if (one?.link) parts.add(one.resolved!);
      else if (one?.version !== other?.version) found.add(name);
    }
  }
  return [...found];
}

export async function linkPackages(root: string, checkout: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (!name.startsWith('.') && name !== '@deepam') await symlink(join(from, name), join(to, name));
  }
  const own = Object.entries(wantedIn(checkout)).filter(([, { link }]) => link);
  for (const [place, { resolved }] of own) {
    await mkdir(dirname(join(checkout, place)), { recursive: true });
    await symlink(join(checkout, resolved!), join(checkout, place));
  }
}
