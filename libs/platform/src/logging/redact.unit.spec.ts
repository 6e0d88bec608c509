import { expect, it } from '@jest/globals';
import { redact, redacted, redactText } from './redact.js';

it('redaction replaces secrets by their names at any depth, also in lists', () => {
  const line = {
    member: { name: 'Asha', password: 'hunter22', adharNo: '234123412346', docs: [{ panCardNo: 'ABCDE1234F' }] },
    headers: { authorization: 'Bearer abc', cookie: 'a=b', 'set-cookie': ['c=d'], 'content-type': 'text/plain' },
    bank: { bankAccountNo: '00112233445566', ifscCode: 'SBIN0001234' },
  };
  expect(redact(line)).toEqual({
    member: { name: 'Asha', password: redacted, adharNo: redacted, docs: [{ panCardNo: redacted }] },
    headers: { authorization: redacted, cookie: redacted, 'set-cookie': redacted, 'content-type': 'text/plain' },
    bank: { bankAccountNo: redacted, ifscCode: redacted },
  });
});

it.each(['currentPassword', 'confirm_password', 'PASSWORD', 'accessToken', 'x-api-key', 'Set-Cookie', 'S3_SECRET_KEY'])(
  'redaction knows %s whatever its spelling',
  (name) => {
    expect(redact({ [name]: 'secret' })).toEqual({ [name]: redacted });
  },
);

it('redaction looks into errors, their causes and their own fields', () => {
  const cause = Object.assign(new Error('mongodb://root:hunter2@db/ failed'), { token: 'abc' });
  const error = Object.assign(new Error('dup key', { cause }), { keyValue: { panCardNo: 'ABCDE1234F' } });
  const copy = redact({ err: error }) as { err: { message: string; stack: string } };
  expect(JSON.stringify(copy)).not.toMatch(/hunter2|abc"|ABCDE1234F/);
  expect(copy.err.message).toBe('dup key');
  expect(copy.err.stack).toContain('redact.unit.spec');
  expect(copy).toMatchObject({ err: { cause: { message: `mongodb://${redacted}@db/ failed`, token: redacted } } });
});

it('redaction finds tokens, numbers and credentials inside a text', () => {
  expect(redactText('got eyJhbGciOi.eyJzdWIi.sig_1 and Bearer abc.def')).toBe(`got ${redacted} and Bearer ${redacted}`);
  expect(redactText('Aadhaar 2341 2341 2346, PAN ABCDE1234F')).toBe(`Aadhaar ${redacted}, PAN ${redacted}`);
  expect(redactText('/api/files/a.jpg?exp=17&sig=abc-_d')).toBe(`/api/files/a.jpg?exp=17&sig=${redacted}`);
});

it.each([
  ['in Indic digits', '२३४१ २३४१ २३४६'],
  ['with dots', '2341.2341.2346'],
  ['with slashes', '2341/2341/2346'],
  ['with no-break spaces', '2341\u00a02341\u00a02346'],
  ['with invisible marks', '23\u200d41\u200d2341\u200b2346'],
  ['behind a dot', 'no.234123412346'],
  ['at the end of a sentence', '2341 2341 2346.'],
])('redaction finds an Aadhaar %s', (_how, text) => {
  expect(redactText(`of ${text} here`)).not.toMatch(/\p{Nd}{2}/u);
});

it.each(['1', '1 ', '1\u200d', '1.1', '/1/', 'A', 'ABCPE1'])(
  'redaction takes time in proportion to the length of %j',
  (part) => {
    const text = part.repeat(Math.ceil(16_000 / part.length));
    const { user } = process.cpuUsage();
    for (let count = 0; count < 10; count += 1) redactText(`${text}x`);
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(1000);
  },
);

it('ids, times and amounts stay unchanged', () => {
  const line = { id: '65f000000000000000000001', at: new Date(0), paise: 250000, ms: 1.25, ok: true, none: null };
  expect(redact(line)).toEqual({ ...line, at: '1970-01-01T00:00:00.000Z' });
  expect(redactText('member 123412341234123412341234 at 1700000000000')).toContain('123412341234123412341234');
});

it('redaction ends on circular, deep and non-JSON values', () => {
  const circle: Record<string, unknown> = { big: 1n, bytes: Buffer.from('abc'), act: () => 1 };
  circle['self'] = circle;
  expect(redact(circle)).toEqual({ big: '1', bytes: '[3 bytes]', act: '[function]', self: '[circular]' });
  const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 'end');
  expect(JSON.stringify(redact(deep))).toContain('[deeper]');
});
