const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Specs run in the worker itself, not in a VM context: changes of the process are undone at the end of a file. */
module.exports = class NativeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
    };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.before.exit;
    putBack(process.env, Object.getOwnPropertyDescriptors(this.before.env));
    putBack(globalThis, this.before.globals);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};

function putBack(target, before) {
  for (const name of Reflect.ownKeys(target)) {
    const { configurable, value } = Object.getOwnPropertyDescriptor(target, name);
    if (!(name in before)) Reflect.deleteProperty(target, name);
    else if (configurable && value !== before[name].value) Object.defineProperty(target, name, before[name]);
  }
  for (const name of Reflect.ownKeys(before)) if (!(name in target)) Object.defineProperty(target, name, before[name]);
}
