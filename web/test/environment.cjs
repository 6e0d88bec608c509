const { TestEnvironment } = require('jest-environment-jsdom');

/** Parts of a browser that Node has and jsdom lacks. */
const fromNode = [
  ...['fetch', 'Request', 'Response', 'Headers', 'ReadableStream', 'TransformStream', 'CompressionStream'],
  ...['TextEncoder', 'TextDecoder', 'TextDecoderStream', 'structuredClone'],
];

/** A page of jsdom; web/test/setup.ts adds what neither jsdom nor Node has. */
module.exports = class ComponentEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
  }
};
