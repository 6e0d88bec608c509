/**
 * The file of the built web for an address: `/about` and `/about/` mean `about/index.html`, a last part with a dot
 * means that file; a member's page uses that of `/members`, an order's that of `/cotton`. Null for an impossible
 * address.
 */
export function webFile(asked: string): string | null {
  const path = asked.replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
  const parts = path.split('/').slice(1);
  const last = parts.at(-1) ?? '';
  const folders = last === '' ? parts.slice(0, -1) : parts;
  if (folders.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) return null;
  return last.includes('.') ? folders.join('/') : [...folders, 'index.html'].join('/');
}
