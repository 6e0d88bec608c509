import { expect, it } from '@jest/globals';
import { deviceWords } from './device-words.js';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${android} ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${windows} ${webKit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${webKit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari', 'Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['okhttp/4.12.0', null, null],
  ['', null, null],
])('the words name browser and system of %s', (userAgent, browser, system) => {
  expect(deviceWords(userAgent)).toEqual({ browser, system });
});

it('the words never contain the device’s own text', () => {
  expect(deviceWords('<b>Windows</b> Chrome/"; alert(1)')).toEqual({ browser: 'Chrome', system: 'Windows' });
  expect(deviceWords(`${' '.repeat(600)}Chrome/1`)).toEqual({ browser: null, system: null });
  expect(deviceWords(undefined)).toEqual({ browser: null, system: null });
});
