import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInGateway {
  readonly url: string;
  close(): void;
}

export async function standInGateway(answer: RequestListener): Promise<StandInGateway> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
