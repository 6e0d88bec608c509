/** A profile of V8's processor profiler, as far as it is read here. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  /** Ids of nodes, one for each sample. */
  readonly samples: readonly number[];
}

/** In samples. */
export interface Share {
  readonly tracing: number;
  readonly busy: number;
}

const tracingFiles = /\/platform\/dist\/tracing\/|\/@opentelemetry\//;
/** It calls the work that it records, which is not its own. */
const recordsWork = 'inSpan';
const notWork = new Set(['(idle)', '(program)', '(garbage collector)', '(root)']);

/** How much of what a process does is tracing, with all that tracing calls. */
export function tracingShare({ nodes, samples }: Profile): Share {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const tracing = new Set<number>();
  const walk = (id: number, isOwned: boolean): void => {
    const { callFrame, children = [] } = byId.get(id)!;
    const isOwn = isOwned || tracingFiles.test(callFrame.url);
    if (isOwn) tracing.add(id);
    for (const child of children) walk(child, isOwn && callFrame.functionName !== recordsWork);
  };
  walk(nodes[0]!.id, false);
  const share = { tracing: 0, busy: 0 };
  for (const id of samples) {
    if (notWork.has(byId.get(id)!.callFrame.functionName)) continue;
    share.busy += 1;
    if (tracing.has(id)) share.tracing += 1;
  }
  return share;
}
