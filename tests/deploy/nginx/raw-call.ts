import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends `text` unchanged, because HTTP clients reject malformed requests, and reads the answer by its length. */
export function rawCall(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
      // nginx reads on for seconds before it closes after rejecting a body.
      if (isWhole(parsed(answer))) socket.destroy();
    });
    // nginx may close while the client still sends.
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined));
    socket.on('close', () => resolve(parsed(answer)));
  });
}

export const get = (port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawCall(port, `GET ${path} HTTP/1.1\r\nHost: deepam.example\r\nConnection: close\r\n${lines.join('')}\r\n`);
};

const isWhole = ({ headers, body }: RawAnswer): boolean =>
  Buffer.byteLength(body) >= Number(headers.get('content-length') ?? Infinity);

function parsed(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: body.join('\r\n\r\n') };
}
