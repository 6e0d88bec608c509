import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';

/** The parts of a workbook by their paths in small letters, each unpacked when it is asked for. */
export class Archive {
  private left: number = limits.unpackedBytes;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<Archive> {
    // The sizes in the directory are not trusted: unpacked bytes are counted. Some programs write backslashes into
    // paths; yauzl replaces them.
    const options = { lazyEntries: true, validateEntrySizes: false, strictFileNames: false };
    const zip = await fromBufferPromise(bytes, options).catch(refuse);
    if (zip.entryCount > limits.entries) throw new StatementRefused('too-large');
    const entries = new Map<string, Entry>();
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    } catch (error) {
      refuse(error);
    }
    if ([...entries.values()].some((entry) => entry.isEncrypted())) throw new StatementRefused('protected');
    return new Archive(zip, entries);
  }

  get paths(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** @throws StatementRefused too-large, before all of a part is unpacked; not-a-table */
  async part(path: string): Promise<Buffer | null> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) return null;
    const chunks: Buffer[] = [];
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.left -= chunk.length;
        if (this.left < 0) throw new StatementRefused('too-large');
        chunks.push(chunk);
      }
    } catch (error) {
      refuse(error);
    }
    return Buffer.concat(chunks);
  }
}

function refuse(error: unknown): never {
  throw error instanceof StatementRefused ? error : new StatementRefused('not-a-table', { cause: error });
}
