/** The part of rolldown's module graph that decides into which chunk a module goes. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = (folder: string, path: string): string => `${folder}/src/app/${path}`;
const isVisitorPage = (id: string): boolean => /\/features\/(about|faq|service-levels|legal)\/|not-found-page/.test(id);
const isFormPage = (id: string): boolean => /\/features\/(contact|login|register)\/|plans-route/.test(id);
/** A page that imports one constant from the contracts would seem to import all of them. */
const isContract = (id: string): boolean => /\/(libs|@deepam)\/contracts\//.test(id);

/**
 * Chunks of what several pages share. A page loads a few of them instead of a hundred small ones, because each file costs a phone
 * 100 ms or more. A visitor of a public page loads nothing of the pages after login.
 * @param folder of the web package
 */
export function pageGroups(folder: string) {
  let chunkOf: Map<string, string> | undefined;
  const name = (group: string) => (id: string, graph: Graph) => {
    chunkOf ??= sharedChunks(folder, graph);
    return chunkOf.get(id) === group ? group : null;
  };
  return ['visitor', 'forms', 'member', 'desk'].map((group, place) => ({
    name: name(group),
    debugName: group,
    minShareCount: 2,
    priority: 3 - place,
  }));
}

/** The group of each module: that of the first kind of page which imports it, in the order public, forms, member, back office. */
function sharedChunks(folder: string, graph: Graph): Map<string, string> {
  const pagesIn = (file: string) => graph.getModuleInfo(source(folder, file))?.dynamicallyImportedIds ?? [];
  const pages = pagesIn('pages.ts');
  const kinds = {
    visitor: pages.filter(isVisitorPage),
    forms: pages.filter(isFormPage),
    member: pages.filter((id) => !isVisitorPage(id) && !isFormPage(id)),
    desk: pagesIn('desk-pages.ts'),
  };
  const groups = new Map<string, string>();
  for (const [group, roots] of Object.entries(kinds)) {
    const reached = new Set(roots);
    for (const id of reached)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
        if (!isContract(imported)) reached.add(imported);
    for (const id of reached) if (!groups.has(id)) groups.set(id, group);
  }
  return groups;
}
