import { fastify } from 'fastify';
import { mongoClient } from '@deepam/local-servers';

/**
 * What the product's reads are compared with: Fastify and the driver, the same query of the same documents, no token, no checks. A process
 * of its own. Arguments: URL of the database server, name of the database. Prints its address.
 */
const [url = '', database = ''] = process.argv.slice(2);
const client = await mongoClient(url);
const accounts = client.db(database).collection<{ _id: string; deletedAt: Date | null }>('accounts');
const app = fastify();
app.get<{ Params: { id: string } }>('/:id', ({ params }) => accounts.findOne({ _id: params.id, deletedAt: null }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => process.exit(0));
