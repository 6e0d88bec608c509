/** The members of an object in their order: of a list its pages, everything else at once. */
export type Parts = AsyncIterable<readonly [name: string, part: unknown]>;

export class Pages {
  constructor(readonly all: AsyncIterable<readonly unknown[]>) {}
}

/** The object is written while its lists are read, so that their length costs no memory. */
export async function* jsonText(parts: Parts): AsyncGenerator<string> {
  let before = '{\n';
  for await (const [name, part] of parts) {
    yield `${before}${JSON.stringify(name)}: `;
    if (part instanceof Pages) yield* listText(part);
    else yield JSON.stringify(part, null, 2);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* listText({ all }: Pages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of all) {
    if (page.length === 0) continue;
    yield `${before}\n${page.map((row) => JSON.stringify(row)).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
