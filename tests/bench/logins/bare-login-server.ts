import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { mongoClient } from '@deepam/local-servers';
import { fastify } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { PasswordHasher } from '../../../services/identity/src/passwords/password-hasher.js';
import { yieldToCalls } from '../../../services/identity/src/passwords/yield-to-calls.js';

/**
 * A minimal login server for comparison: Fastify and the driver find the account, check the password like the product,
 * write a session and an audit entry in one transaction, and sign a token. It has no limits against guessing. A
 * separate process. Arguments: URL of the database server, name of the database. Prints its address.
 */
const [url = '', database = ''] = process.argv.slice(2);
const client = await mongoClient(url);
const db = client.db(database);
const accounts = db.collection<{ _id: string; mobile: string; passwordHash: string; deletedAt: Date | null }>(
  'accounts',
);
const sessions = await db.createCollection<{ _id: string; accountId: string; madeAt: Date }>('bare_sessions');
const entries = await db.createCollection<{ _id: string; kind: string; memberId: string; at: Date }>('bare_entries');
const { privateKey } = await generateKeyPair('ES256');
await yieldToCalls();
// It only compares: how strong a hash is, the hash itself says.
const hasher = new PasswordHasher({ memoryKib: 8_192, passes: 1, lanes: 1 }, availableParallelism());

const app = fastify();
app.get<{ Params: { id: string } }>('/:id', ({ params }) => accounts.findOne({ _id: params.id, deletedAt: null }));
app.post<{ Body: { mobile: string; password: string } }>('/', async ({ body }, reply) => {
  const account = await accounts.findOne({ mobile: body.mobile, deletedAt: null });
  if (!(await hasher.fits(body.password, account?.passwordHash ?? null))) return reply.code(401).send();
  const { _id: accountId } = account!;
  const [_id, madeAt] = [randomUUID(), new Date()];
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await sessions.insertOne({ _id, accountId, madeAt }, { session });
      await entries.insertOne({ _id, kind: 'logged-in', memberId: accountId, at: madeAt }, { session });
    }),
  );
  const claims = new SignJWT({ sid: _id }).setSubject(accountId).setExpirationTime('12h');
  return { token: await claims.setProtectedHeader({ alg: 'ES256' }).sign(privateKey) };
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => process.exit(0));
