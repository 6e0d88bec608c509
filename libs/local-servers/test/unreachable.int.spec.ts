import { expect, it } from '@jest/globals';
import { OperatorError, freePort, startInfrastructure } from '../src/index.js';

const start = (env: NodeJS.ProcessEnv) => startInfrastructure({ dataDir: '/nonexistent', env });
const everything = {
  MONGO_URL: process.env.MONGO_URL,
  AMQP_URL: process.env.AMQP_URL,
  S3_ENDPOINT: process.env.S3_ENDPOINT,
};

it.each([
  ['MONGO_URL', 'mongodb://someone:secret@127.0.0.1:PORT/?replicaSet=rs0', 'MongoDB'],
  ['AMQP_URL', 'amqp://someone:secret@127.0.0.1:PORT', 'RabbitMQ'],
  ['S3_ENDPOINT', 'http://127.0.0.1:PORT', 'Object storage'],
])(
  'an unreachable server is reported in one sentence that names %s and hides the password',
  async (variable, template, what) => {
    const url = template.replace('PORT', String(await freePort()));
    const error = await start({ ...everything, [variable]: url }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperatorError);
    const { message } = error as OperatorError;
    expect(message).toContain(`${what} cannot be used at `);
    expect(message).toContain(variable);
    expect(message).not.toContain('secret');
    expect(message).not.toContain('\n');
  },
);

it('a MONGOD_BINARY that is no program is reported', async () => {
  const env = { ...everything, MONGO_URL: undefined, MONGOD_BINARY: '/etc/passwd' };
  await expect(start(env)).rejects.toThrow('MONGOD_BINARY names /etc/passwd, which is not a program that can be run.');
});
