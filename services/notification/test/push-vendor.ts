import { createECDH, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const require = createRequire(import.meta.url);
// The library is the receiving half of the encryption of web-push and decrypts the messages independently.
const ece = require('http_ece') as {
  decrypt(data: Buffer, options: { version: 'aes128gcm'; privateKey: unknown; authSecret: string }): Buffer;
};

export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly received: Record<string, unknown>[];
}

export interface PushVendor {
  newBrowser(): Browser;
  answer(browser: Browser, status: number): void;
  silence(browser: Browser): void;
  calls(browser: Browser): number;
  readonly authorizations: string[];
  close(): Promise<void>;
}

const silent = 0;

/** The fake push service of a browser vendor follows RFC 8030 and decrypts the messages like its browsers. */
export async function startPushVendor(): Promise<PushVendor> {
  const browsers = new Map<string, { status: number; calls: number; open: (body: Buffer) => void }>();
  const authorizations: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      if (!browser) return response.writeHead(404).end();
      browser.calls++;
      authorizations.push(request.headers.authorization ?? '');
      if (browser.status === silent) return undefined;
      if (browser.status < 300) browser.open(Buffer.concat(chunks));
      return response.writeHead(browser.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const entry = (browser: Browser) => browsers.get(new URL(browser.endpoint).pathname)!;
  return {
    authorizations,
    newBrowser() {
      const key = createECDH('prime256v1');
      const p256dh = key.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const received: Record<string, unknown>[] = [];
      const open = (body: Buffer) => {
        const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: key, authSecret: auth });
        received.push(JSON.parse(text.toString()) as Record<string, unknown>);
      };
      browsers.set(path, { status: 201, calls: 0, open });
      return { endpoint: `http://127.0.0.1:${port}${path}`, keys: { p256dh, auth }, received };
    },
    answer: (browser, status) => {
      entry(browser).status = status;
    },
    silence: (browser) => {
      entry(browser).status = silent;
    },
    calls: (browser) => entry(browser).calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
