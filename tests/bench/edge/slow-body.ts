import { connect, type Socket } from 'node:net';
import { login } from '@deepam/contracts';

const dripMs = 1_000;

export class SlowBody {
  private socket: Socket | undefined;
  private readonly timer: NodeJS.Timeout;
  private isOver = false;

  constructor(private readonly url: string) {
    this.begin();
    this.timer = setInterval(() => this.socket?.write(' '), dripMs);
  }

  end(): void {
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.destroy();
  }

  private begin(): void {
    const { hostname, port } = new URL(this.url);
    const type = 'content-type: application/json\r\ncontent-length: 1000';
    this.socket = connect({ host: hostname, port: Number(port) })
      .on('error', () => undefined)
      .once('close', () => {
        if (!this.isOver) this.begin();
      });
    this.socket.resume();
    this.socket.write(`POST /api${login.path} HTTP/1.1\r\nhost: x\r\n${type}\r\n\r\n{`);
  }
}
