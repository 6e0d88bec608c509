export { TestClock } from './clock.js';
export { outboxEvents } from './events/outbox-events.js';
export { publishEvent } from './events/publish-event.js';
export {
  jpegOfSize,
  jpegWithLocation,
  largestJpeg,
  photo,
  pictureOf,
  tinyJpeg,
  tinyPdf,
  tinyPng,
  tinyWebp,
  tooLargeJpeg,
} from './fixtures/images.js';
export * from './fixtures/people.js';
export * from './infra.js';
export * from './poll.js';
export { descendants, isAlive } from './processes/descendants.js';
export { ProductProcesses } from './product/product-processes.js';
export { Product, startProcesses, startProduct, type ProductOptions } from './product/start-product.js';
export { World } from './product/world.js';
export { statesAfter, type SerialOutcome } from './serial-order.js';
export { startBodyFirstProxy, type BodyFirstProxy } from './service/body-first-proxy.js';
export { removeCollections } from './service/remove-collections.js';
export { scannedCollections } from './service/scanned-collections.js';
export {
  startTestService,
  type Override,
  type TestService,
  type TestServiceOptions,
  uniquePrefix,
} from './service/start-test-service.js';
export { startTcpProxy, type TcpProxy } from './service/tcp-proxy.js';
export { isThorough } from './thoroughness.js';
export { appCode } from './tokens/app-code.js';
export { PasskeyDevice, type PasskeyFault } from './tokens/passkey-device.js';
export { TestTokens, type TestMember, type TokenChanges } from './tokens/test-tokens.js';
