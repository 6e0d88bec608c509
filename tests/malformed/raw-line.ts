import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

const patienceMs = 60_000;

export class RawLine {
  private socket: Socket | null = null;

  constructor(private readonly port: number) {}

  /**
   * @param method a HEAD answer has no body
   * @throws Error when no answer comes
   */
  async ask(bytes: Buffer, hangsUp: boolean): Promise<RawAnswer> {
    const socket = this.socket ?? (await open(this.port));
    this.socket = socket;
    const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
    return new Promise((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0);
      const finish = (answer: RawAnswer, isOver: boolean) => {
        clearTimeout(timer);
        socket.removeAllListeners('data').removeAllListeners('close');
        if (isOver || hangsUp) this.close();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        this.close();
        reject(new Error(`gave no answer within ${patienceMs} ms`));
      }, patienceMs);
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const answer = read(received, isHead);
        if (answer) finish(answer, answer.endsLine);
      });
      socket.on('close', () => finish(read(received, true) ?? { status: 0, body: '' }, true));
      if (hangsUp) socket.end(bytes);
      else socket.write(bytes);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.setNoDelay(true);
  });
}

function read(received: Buffer, isBodiless: boolean): (RawAnswer & { endsLine: boolean }) | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = received.subarray(0, end).toString('latin1').toLowerCase();
  const status = Number(head.slice(9, 12));
  const rest = received.subarray(end + 4);
  const isStream = head.includes('content-type: text/event-stream');
  const endsLine = isStream || head.includes('connection: close');
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (isBodiless || isStream || status === 204 || status === 304)
    return { status, body: rest.toString('utf8'), endsLine };
  // A second answer to the rest of a broken request may follow.
  const body = length === undefined ? unchunked(rest) : partOf(rest, 0, Number(length));
  return body && { status, body: body.toString('utf8'), endsLine };
}

/** Chunks are read by their lengths, because their content may look like an end. */
function unchunked(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    const chunk = partOf(rest, lineEnd + 2, size);
    at = lineEnd + 2 + size + 2;
    if (!chunk || rest.length < at) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(chunk);
  }
}

const partOf = (bytes: Buffer, from: number, size: number): Buffer | null =>
  bytes.length >= from + size ? bytes.subarray(from, from + size) : null;
