export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
}

export interface Share {
  readonly tracing: number;
  readonly busy: number;
}

const tracingFiles = /\/platform\/dist\/tracing\/|\/@opentelemetry\//;
/** The function calls the recorded work, which is not its own time. */
const recordsWork = 'inSpan';
const notWork = new Set(['(idle)', '(program)', '(garbage collector)', '(root)']);

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
