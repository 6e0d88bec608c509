import type { Infrastructure } from './infrastructure.js';

export function infrastructureEnvironment({
  mongo,
  rabbit,
  objectStore,
}: Pick<Infrastructure, 'mongo' | 'rabbit' | 'objectStore'>): Record<string, string> {
  return {
    MONGO_URL: mongo.url,
    AMQP_URL: rabbit.url,
    S3_ENDPOINT: objectStore.url,
    S3_REGION: objectStore.region,
    S3_BUCKET: objectStore.bucket,
    S3_ACCESS_KEY: objectStore.accessKey,
    S3_SECRET_KEY: objectStore.secretKey,
  };
}
