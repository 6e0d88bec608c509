import { fastify, type FastifyInstance } from 'fastify';
import { Pool } from 'undici';

export class BarePages {
  private readonly client: Pool;

  private constructor(
    private readonly server: FastifyInstance,
    origin: string,
  ) {
    this.client = new Pool(origin);
  }

  static async start(find: () => Promise<unknown>): Promise<BarePages> {
    const server = fastify();
    server.get('/', find);
    return new BarePages(server, await server.listen({ host: '127.0.0.1', port: 0 }));
  }

  async read(): Promise<void> {
    const { body } = await this.client.request({ method: 'GET', path: '/' });
    await body.arrayBuffer();
  }

  async stop(): Promise<void> {
    await this.client.close();
    await this.server.close();
  }
}
