import { expect, it } from '@jest/globals';
import { redactUrl } from './check-external.js';

it.each([
  ['amqp://guest:guest@127.0.0.1:5672', 'amqp://127.0.0.1:5672'],
  ['mongodb://a:b@one,two/?replicaSet=rs0', 'mongodb://one,two/?replicaSet=rs0'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['cannot reach amqps://user:p%40ss@host/vhost now', 'cannot reach amqps://host/vhost now'],
])('an address in a message hides the password: %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});
