/**
 * The file of the built web that an address asks for: `/about` and `/about/` mean `about/index.html`, a last part with a dot
 * means that file; the page of a member is that of `/members`, that of an order `/cotton`. Null for an address that can be no file of ours.
 */
export function webFile(asked: string): string | null {
  const path = asked.replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
  const parts = path.split('/').slice(1);
  const last = parts.at(-1) ?? '';
  const folders = last === '' ? parts.slice(0, -1) : parts;
  if (folders.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) return null;
  return last.includes('.') ? folders.join('/') : [...folders, 'index.html'].join('/');
}
