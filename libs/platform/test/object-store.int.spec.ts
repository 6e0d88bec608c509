import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testInfra } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { mongo } from 'mongoose';
import { Bucket, newId, ObjectStore, Readiness, Unreachable, type UploadedFile } from '../src/index.js';
import { startSample, type Sample } from './start-sample.js';

let service: Sample;
let store: ObjectStore;
let folder: string;
let file: UploadedFile;
beforeAll(async () => {
  service = await startSample({}, { config: { S3_BUCKET: `bucket-${newId()}` } });
  store = service.app.get(ObjectStore);
  folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const path = join(folder, 'a.pdf');
  await writeFile(path, 'content');
  file = { path, contentType: 'application/pdf', size: 7, sha256: 'x', perceptualHash: null };
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const missing = { code: 'FILE.NOT_FOUND', status: 404 };

it('the object store creates its bucket at start, and answers', async () => {
  expect(await service.app.get(Readiness).report()).toMatchObject({ checks: { s3: 'up' } });
});

it('the object store writes an unchangeable object once, and overwrites nothing', async () => {
  const bucket = new Bucket(service.config);
  const [content, type] = [Buffer.from('content'), 'application/gzip'];
  await bucket.putNew('tests/events/one', content, type);
  await expect(bucket.putNew('tests/events/one', Buffer.from('other'), type)).rejects.toThrow(
    'is in the object storage already',
  );
  // A key with the same prefix is another object.
  await bucket.putNew('tests/events/on', content, type);
  const { stream, contentType } = await store.open('tests/events/one');
  expect([contentType, await text(stream)]).toEqual([type, 'content']);
});

it('the object store returns an object with its type and size', async () => {
  const key = await store.withStored('tests/proofs', file, (stored) => Promise.resolve(stored));
  expect(key).toMatch(/^tests\/proofs\/[0-9a-f]{32}\.pdf$/);
  const { stream, ...rest } = await store.open(key);
  expect({ ...rest, content: await text(stream) }).toEqual({
    contentType: 'application/pdf',
    size: 7,
    content: 'content',
  });
  await store.remove(key);
  await expect(store.open(key)).rejects.toMatchObject(missing);
});

it('a file that is shorter than announced is not stored', async () => {
  await expect(store.put('tests/short.pdf', { ...file, size: 8 })).rejects.toThrow();
});

it("the error contains the storage's answer to a rejected file", async () => {
  const S3_BUCKET = `bucket-${newId()}`;
  const other = await startSample({}, { config: { S3_BUCKET } });
  const { endpoint, region, accessKey, secretKey } = testInfra().s3;
  const { hostname: endPoint, port } = new URL(endpoint);
  await new Client({ endPoint, port: Number(port), useSSL: false, region, accessKey, secretKey }).removeBucket(
    S3_BUCKET,
  );
  await expect(other.app.get(ObjectStore).put('a.pdf', file)).rejects.toThrow('The object storage answered 404');
  await other.close();
});

it('a stored file is removed when its work fails', async () => {
  let stored = '';
  const work = store.withStored('tests', file, (key) => {
    stored = key;
    return Promise.reject(new Error('the transaction failed'));
  });
  await expect(work).rejects.toThrow('the transaction failed');
  await expect(store.open(stored)).rejects.toMatchObject(missing);
});

it('the object store keeps an object whose work may have been committed', async () => {
  const lost = new mongo.MongoNetworkError('connection closed');
  lost.addErrorLabel('UnknownTransactionCommitResult');
  let stored = '';
  const work = store.withStored('tests', file, (key) => {
    stored = key;
    return Promise.reject(lost);
  });
  await expect(work).rejects.toBe(lost);
  expect(await text((await store.open(stored)).stream)).toBe('content');
});

it('missing files and climbing paths are not found', async () => {
  await expect(store.open('tests/nothing.jpg')).rejects.toMatchObject(missing);
  await expect(store.open('../../etc/passwd')).rejects.toMatchObject(missing);
  await expect(store.open('')).rejects.toMatchObject(missing);
});

it('an unreachable storage leaves the process ready and names uploads and files as unavailable', async () => {
  const started = await startSample({}, { config: { S3_ENDPOINT: 'http://127.0.0.1:9' } });
  try {
    expect(await started.app.get(Readiness).report()).toMatchObject({
      ready: true,
      unavailable: ['uploads and files'],
    });
  } finally {
    await started.close();
  }
});

it('a storage that rejects the keys ends the start with one sentence', async () => {
  const refusing = createServer((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>');
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  try {
    await expect(startSample({}, { config: { S3_ENDPOINT: endpoint } })).rejects.toBeInstanceOf(Unreachable);
  } finally {
    refusing.close();
  }
});
