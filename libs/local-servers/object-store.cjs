// The object store of local runs and tests: s3rver on loopback. Arguments: port, folder, bucket; the keys come from
// the environment.
const { rm } = require('node:fs/promises');
const S3rver = require('s3rver');
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account');

const [port, directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
});

// s3rver accepts requests without a signature, and has one publicly known pair of keys.
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(process.env.S3_ACCESS_KEY, process.env.S3_SECRET_KEY);
server.middleware.unshift((context, next) => {
  const { authorization } = context.headers;
  if (authorization !== undefined || 'X-Amz-Algorithm' in context.query || 'Signature' in context.query) return next();
  context.status = 403;
  context.type = 'application/xml';
  context.body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
  return undefined;
});

// Whether a bucket is there is asked every second by every service: s3rver reads the facts of a thousand files for each answer.
const nothingListed = async () => ({ objects: [], commonPrefixes: [], isTruncated: false });
server.middleware.unshift((context, next) => {
  if (context.method === 'HEAD' && /^\/[^/]+\/?$/.test(context.path)) {
    context.store = Object.create(server.store, { listObjects: { value: nothingListed } });
  }
  return next();
});

// s3rver removes a folder with its last file, and ends itself where another file was about to be written there.
const { store } = server;
const files = ['object', 'object.md5', 'metadata.json'];
store.deleteObject = (bucketName, key) =>
  Promise.all(files.map((file) => rm(store.getResourcePath(bucketName, key, file), { force: true })));

process.on('SIGTERM', () => {
  server.httpServer?.closeIdleConnections();
  server.close(() => process.exit(0));
  setTimeout(() => process.exit(0), 1_000);
});
server
  .run()
  .then(() => {
    // Longer than a busy client leaves a connection idle, or it would close one that is about to be used.
    server.httpServer.keepAliveTimeout = 600_000;
  })
  .catch((error) => {
    console.error(String(error));
    process.exit(1);
  });
