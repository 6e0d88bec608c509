import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditedCredit, AuditedOrder, AuditedSale } from '@deepam/contracts';

/** The server answers like network and cotton-order, with pages of two. */
export class OwnersServer {
  private constructor(private readonly server: Server) {}

  static async start(
    sales: ReadonlyMap<string, AuditedSale>,
    orders: ReadonlyMap<string, AuditedOrder>,
    unsaid: ReadonlySet<string>,
    credits: readonly AuditedCredit[] = [],
  ): Promise<OwnersServer> {
    const server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://localhost');
      const after = url.searchParams.get('after') ?? '';
      const waiting = [...unsaid];
      const body = url.pathname.endsWith('/sales')
        ? { sales: pageOf(sales, after), unsaid: waiting }
        : url.pathname.endsWith('/matched')
          ? { credits: creditsAfter(credits, after) }
          : { orders: pageOf(orders, after), unsaid: waiting };
      if (!request.headers.authorization?.startsWith('Bearer ')) response.statusCode = 401;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new OwnersServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const pageOf = <T extends { readonly _id: string }>(all: ReadonlyMap<string, T>, after: string): T[] =>
  [...all.values()]
    .filter(({ _id }) => _id > after)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .slice(0, 2);

const creditsAfter = (all: readonly AuditedCredit[], after: string): AuditedCredit[] =>
  all
    .filter(({ ownerId }) => ownerId > after)
    .toSorted((a, b) => (a.ownerId < b.ownerId ? -1 : 1))
    .slice(0, 2);
