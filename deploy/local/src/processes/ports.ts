import { connect, createServer, type AddressInfo } from 'node:net';

const loopback = '127.0.0.1';

/** A port on loopback that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, loopback, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Whether a server could listen on this port of loopback and of all addresses now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, loopback)) && (await canListen(port, '0.0.0.0'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The wanted port, or a free one for 0 and for a wanted port that is taken. */
export async function portOrFree(wanted: number): Promise<number> {
  return wanted !== 0 && (await isPortFree(wanted)) ? wanted : freePort();
}

/** Whether somebody accepts connections there. */
export function answers(port: number, host = loopback, timeoutMs = 1_000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(timeoutMs, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
