/** As the server compares them. */
const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const isNameTaken = (name: string, views: readonly { readonly name: string }[]): boolean =>
  views.some((view) => plain(view.name) === plain(name));

/** What is wrong with the name of one among them. */
export function nameIssue(views: readonly { readonly name: string }[], at: number): 'nameNeeded' | 'nameTaken' | null {
  const { name } = views[at]!;
  if (plain(name) === '') return 'nameNeeded';
  return isNameTaken(name, views.toSpliced(at, 1)) ? 'nameTaken' : null;
}
