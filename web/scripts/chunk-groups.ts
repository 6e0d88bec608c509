import { basename } from 'node:path';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const isPublicPage = (id: string): boolean =>
  /\/features\/(about|faq|service-levels|legal|contact|login|register)\/|(not-found-page|plans-route)\.tsx/.test(id);
const isDesk = (id: string): boolean =>
  /\/app\/(desk-|back-office-)|\/(member-admin-page|member-account|correct-posting-dialog|order-action-dialog)\.tsx/.test(
    id,
  );
const isRare = (id: string): boolean =>
  /\/((statement|cotton|documents|notifications|preferences)-page|network-tree|share-card-dialog|compose-address-dialog)\.tsx/.test(
    id,
  );
/** The code for one language, one file or one error stays apart. */
const isSmall = (id: string): boolean =>
  !/\/web\/src\/.*\.tsx?$/.test(id) || /\/(amount-words|receipts|errors|push)\//.test(id);
const isLate = (id: string): boolean => /\/contracts\/.*\/(common-password-list|clean-error)\./.test(id);
/** A page that imports one constant from the contracts would seem to import all of them. */
const isContract = (id: string): boolean => /\/(libs|@deepam)\/contracts\//.test(id);
const isFormKit = (id: string): boolean => /\/node_modules\/(zod|react-hook-form)\//.test(id);

/**
 * Chunks of many modules: each file costs a phone 100 ms or more. A visitor of a public page loads nothing of the
 * pages after login, and a member nothing of the back office. The forms of the member area and their rules are loaded
 * after its pages are readable.
 * @param folder of the web package
 */
export function pageGroup(folder: string) {
  let chunkOf: Map<string, string> | undefined;
  const chunk = (id: string, graph: Graph): string | undefined => {
    if (isLate(id)) return undefined;
    if (isContract(id) || isFormKit(id)) return contractChunk(id, graph);
    chunkOf ??= chunksOf(folder, graph);
    const found = chunkOf.get(id);
    return id.endsWith('.css') && found !== undefined && found !== 'public' && found !== 'desk' ? 'member' : found;
  };
  return { name: (id: string, graph: Graph) => chunk(id, graph) ?? null, debugName: 'pages' };
}

const contractChunk = (id: string, graph: Graph): string =>
  [...reachedFrom([id], graph)].some(isFormKit) ? 'forms' : 'public';

function reachedFrom(roots: Iterable<string>, graph: Graph, isEnd = (_: string) => false): Set<string> {
  const reached = new Set(roots);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!isEnd(imported)) reached.add(imported);
  return reached;
}

function chunksOf(folder: string, graph: Graph): Map<string, string> {
  const reachedBy = (ids: Iterable<string>) => reachedFrom(ids, graph, isContract);
  const partsOf = (ids: Iterable<string>) =>
    [...reachedBy(ids)]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !isSmall(id));
  const parts: Record<string, Set<string>> = { public: new Set(), member: new Set(), forms: new Set() };
  const desk = new Set<string>();
  const found = new Set(partsOf([`${folder}/src/main.tsx`]));
  for (const id of found) {
    if (isDesk(id)) {
      desk.add(id);
      continue;
    }
    const isForm = [...reachedBy([id])].some(isFormKit);
    const chunk = isPublicPage(id) ? 'public' : isRare(id) ? basename(id, '.tsx') : isForm ? 'forms' : 'member';
    (parts[chunk] ??= new Set()).add(id);
    if (chunk !== 'public') for (const part of partsOf([id])) found.add(part);
  }
  for (const id of desk) for (const part of partsOf([id])) if (!found.has(part)) desk.add(part);
  const chunks = new Map<string, string>();
  for (const [chunk, roots] of Object.entries({ ...parts, desk }))
    for (const id of reachedBy(roots)) if (!chunks.has(id)) chunks.set(id, chunk);
  const all = [...Object.values(parts), desk].flatMap((roots) => [...roots]).map((root) => reachedBy([root]));
  const { public: _, ...afterLogin } = parts;
  const readers = Object.entries(afterLogin)
    .map(([chunk, roots]) => ({ chunk, reached: reachedBy(roots) }))
    .filter(({ chunk, reached }) => chunk === 'forms' || ![...reached].some(isFormKit))
    .map(({ reached }) => reached);
  for (const [id, chunk] of chunks) {
    const isOf = (reached: ReadonlySet<string>) => reached.has(id);
    // A module of one public page stays in the chunk of the page.
    if (chunk === 'public' && all.filter(isOf).length < 2) chunks.delete(id);
    // A page of the member area does not load the forms or another page for what they share.
    if (chunk !== 'public' && chunk !== 'desk' && readers.filter(isOf).length > 1) chunks.set(id, 'member');
  }
  return chunks;
}
