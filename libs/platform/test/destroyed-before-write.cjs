// Preloaded: after SIGUSR2 the next check of the driver's monitor finds its socket destroyed, as happens whenever a
// server ends (ADR 23). DRIVER=as-it-comes removes our connections from it.
require('../../testing/embedded-mongo-wire.cjs');
const { Connection } = require('mongodb/lib/cmap/connection');
const { OPTIONS } = require('mongodb/lib/connection_string');

if (process.env.DRIVER === 'as-it-comes') OPTIONS.connectionType = { transform: () => undefined };

let isNext = false;
process.on('SIGUSR2', () => (isNext = true));
const { writeCommand } = Connection.prototype;
Connection.prototype.writeCommand = function (...args) {
  if (isNext && this.id === '<monitor>') {
    isNext = false;
    this.socket.destroy();
  }
  return writeCommand.apply(this, args);
};
