export interface Due {
  readonly at: number;
  readonly order: number;
  readonly what: string | null;
  readonly act: () => void;
}

const isBefore = (one: Due, other: Due): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

export class DueList {
  private readonly heap: Due[] = [];

  get length(): number {
    return this.heap.length;
  }

  push(due: Due): void {
    const { heap } = this;
    let place = heap.length;
    heap.push(due);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (isBefore(heap[above]!, due)) break;
      heap[place] = heap[above]!;
      place = above;
    }
    heap[place] = due;
  }

  pop(): Due | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (isBefore(last, heap[below]!)) break;
      heap[place] = heap[below]!;
      place = below;
    }
    heap[place] = last;
    return first;
  }
}
