import { fastify } from 'fastify';
import { mongoClient } from '@deepam/local-servers';

/**
 * What the product's reads are compared with: Fastify and the driver, the same document, no token, no checks. A process
 * of its own. Arguments: URL of the database server, name of the database, collection, id. Prints its address.
 */
const [url = '', database = '', collection = '', id = ''] = process.argv.slice(2);
const client = await mongoClient(url);
const documents = client.db(database).collection<{ _id: string }>(collection);
const app = fastify();
app.get('/', () => documents.findOne({ _id: id }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => process.exit(0));
