// Preloaded into the product: from SIGUSR2 on the notification service does not hear what the broker answers on the connections
// that it has. Its watchdog waits for less time than in earnest.
const { dirname, join } = require('node:path');

if (/\/notification\.js$/.test(process.argv[1] ?? '')) {
  process.env.STUCK_LIMIT_MS = '3000';
  process.on('SIGUSR2', () => {
    const { ChannelModel } = require(join(dirname(require.resolve('amqplib')), 'lib/channel_model.js'));
    ChannelModel.prototype.createChannel = () => new Promise(() => {});
  });
}
