import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeClaim } from './claims.js';

export const claimsFolder = join(tmpdir(), `deepam-ports-${process.getuid?.() ?? 'user'}`);

function claim(port: number): boolean {
  mkdirSync(claimsFolder, { recursive: true });
  return takeClaim(claimsFolder, String(port));
}

const loopback = '127.0.0.1';

/**
 * The port is below those that systems give to outgoing connections (Linux: from 32768), because one of those may be
 * reused quickly.
 */
const lowest = 20_000;
const highest = 32_767;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await claimPort(port)) return port;
  }
}

/**
 * The result says whether a server could listen on this port, and whether it is ours from now on: as long as this
 * process lives, no other process that asks in this way is given the port. Test runs start many servers next to each
 * other, and seconds pass until a server listens.
 */
export async function claimPort(port: number): Promise<boolean> {
  return (await isPortFree(port)) && claim(port);
}

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

export async function portOrFree(wanted: number): Promise<number> {
  return wanted !== 0 && (await isPortFree(wanted)) ? wanted : freePort();
}

export function answers(port: number, host = loopback, timeoutMs = 1_000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const finish = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
