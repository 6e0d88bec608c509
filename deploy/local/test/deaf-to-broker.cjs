// Preloaded into the product: from SIGUSR2 on the notification service drops the broker's answers on its present
// connections. Its watchdog waits for a shorter time than usual.
const { dirname, join } = require('node:path');

if (/\/notification\.js$/.test(process.argv[1] ?? '')) {
  process.env.STUCK_LIMIT_MS = '3000';
  process.on('SIGUSR2', () => {
    const { ChannelModel } = require(join(dirname(require.resolve('amqplib')), 'lib/channel_model.js'));
    ChannelModel.prototype.createChannel = () => new Promise(() => {});
  });
}
