import { startInfrastructure } from '../dist/index.js';

const env = { PATH: process.env.PATH };
const { mongo, rabbit, objectStore } = await startInfrastructure({
  dataDir: process.argv[2],
  privateRabbit: true,
  env,
});
const { url, accessKey, secretKey, region, bucket } = objectStore;
const store = { url, accessKey, secretKey, region, bucket };
console.log(JSON.stringify({ mongo: { url: mongo.url }, rabbit: { url: rabbit.url }, objectStore: store }));
