import { expect, it } from '@jest/globals';
import { readLocalConfig } from './config.js';
import { OperatorError } from '@deepam/local-servers';

it('the settings of npm start have defaults, also for variables that are empty', () => {
  expect(readLocalConfig({ PORT: '', HEAD_MOBILE: ' ' })).toEqual({ PORT: 8080, DATA_DIR: '.data' });
});

it('the settings of npm start are taken from the environment', () => {
  expect(readLocalConfig({ PORT: '9090', HEAD_MOBILE: '9876543210', HEAD_PASSWORD: 'a good one' })).toMatchObject({
    PORT: 9090,
    HEAD_MOBILE: '9876543210',
    HEAD_PASSWORD: 'a good one',
  });
});

it('the settings of npm start are rejected in one sentence that names each, without the values', () => {
  const read = () => readLocalConfig({ PORT: 'eighty', HEAD_PASSWORD: 'tiny!' });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(
    'PORT cannot be used: expected the port of the product, 1 to 65535; ' +
      'HEAD_PASSWORD cannot be used: expected a password of 8 to 200 characters.',
  );
});
