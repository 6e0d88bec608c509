const { fileURLToPath, pathToFileURL } = require('node:url');

const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');
let files = 0;
let sourceMapOf = () => undefined;

/** The source map of a stack frame is found on first use. */
class SourceMaps extends Map {
  get(url) {
    return /^file:.*\.tsx?(\?file=\d+)?$/.test(url) ? sourceMapOf(fileURLToPath(url)) : undefined;
  }
}
const sourceMaps = new SourceMaps();

/**
 * Loads specs with Node's own import instead of jest's, which compiles every module of every package again for each
 * file: that took more than half of the time of a unit spec. Each file has its own modules of our services and the
 * web, by a query that all of them carry; packages and libraries are shared.
 */
module.exports = class NativeRuntime {
  constructor(config, environment, resolver, transformer, sources, { collectCoverage }) {
    if (collectCoverage) throw new Error('Coverage is not measured: npm run mutations shows what tests notice.');
    this.environment = environment;
  }

  setGlobalsForRuntime(globals) {
    this.globals = globals;
  }

  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm(path) {
    return !path.endsWith('.cjs');
  }

  async unstable_importModule(path) {
    await import('../typescript/register.mjs');
    ({ sourceMapOf } = await import('../typescript/compile.mjs'));
    const { setGlobals } = await import('./globals.mjs');
    setGlobals({ ...this.globals, jest: this.jestObject() });
    files += 1;
    await import(`${pathToFileURL(path)}?file=${files}`);
  }

  jestObject() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this.environment;
    return {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      replaceProperty: mocker.replaceProperty.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (config) => timers.useFakeTimers(config),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      getTimerCount: () => timers.getTimerCount(),
      setTimeout: (ms) => void (globalThis[timeout] = ms),
    };
  }

  enterTestCode() {}

  leaveTestCode() {}

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  teardown() {}
};
