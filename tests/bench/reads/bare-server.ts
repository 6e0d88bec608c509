import { fastify } from 'fastify';
import { mongoClient } from '@deepam/local-servers';

/**
 * The baseline of the product's reads: Fastify and the driver, the same query, no token, no checks. A separate
 * process. Arguments: URL of the database server, name of the database. Prints its address.
 */
const [url = '', database = ''] = process.argv.slice(2);
const client = await mongoClient(url);
const accounts = client.db(database).collection<{ _id: string; deletedAt: Date | null }>('accounts');
const app = fastify();
app.get<{ Params: { id: string } }>('/:id', ({ params }) => accounts.findOne({ _id: params.id, deletedAt: null }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => process.exit(0));
