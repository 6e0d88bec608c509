import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { demoFile, readCompany } from './company.js';

const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as ReturnType<typeof readCompany>;
const folder = mkdtempSync(join(tmpdir(), 'company-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The build ends after reading the configuration, before it writes anything. */
const build = (origin: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PUBLIC_URL: origin, COMPANY_FILE: '', MAP_EMBED_URL: 'no address' },
    encoding: 'utf8',
  });

const officer = { name: 'Anjali Pawar', email: 'care@deepam.in', phone: '+91 20 2612 0000' };
const real = {
  company: {
    ...demo.company,
    legalName: 'Deepam Cotton Wicks Private Limited',
    address: { ...demo.company.address, street: '12 Powai Naka' },
    addressIn: {},
    mapLink: 'https://www.openstreetmap.org/?mlat=17.69&mlon=74.00#map=16/17.69/74.00',
    hasSketch: false,
    cin: 'U17299MH2010PTC204512',
    gstin: '27AAECD4512K1Z3',
    email: 'namaste@deepam.in',
    phone: '+91 20 2612 0001',
    grievanceOfficer: officer,
    nodalOfficer: officer,
  },
  testimonials: { areExamples: false, voices: [] },
};

function read(facts: unknown, origin: string) {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify(facts));
  return readCompany(file, origin);
}

it("a build for a local address may use the demo's company", () => {
  expect(readCompany(demoFile, 'http://localhost:8080').testimonials.areExamples).toBe(true);
});

it('every example is named and rejected on the internet', () => {
  expect(() => readCompany(demoFile, 'https://deepam.in')).toThrow(
    /company\.legalName, company\.cin, company\.gstin, company\.email, company\.phone, company\.address\.street, company\.addressIn\.hi, .*company\.hasSketch, company\.grievanceOfficer\.name, .*company\.nodalOfficer\.phone, testimonials\.areExamples/,
  );
  expect(read(real, 'https://deepam.in').company.email).toBe('namaste@deepam.in');
});

it("a build for the internet fails with the demo's company, and reports it", () => {
  const refused = build('https://deepam.in');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('https://deepam.in is not built with examples of ');
  expect(refused.stderr).toMatch(/company\.legalName, company\.cin, .*testimonials\.areExamples/);
  // A build for this machine continues to the next fault.
  const tried = build('http://localhost:8080');
  expect(tried.stderr).not.toContain('examples');
  expect(tried.stderr).toContain('Invalid URL');
});

it('the company is complete and valid', () => {
  const { cin: _cin, ...rest } = real.company;
  expect(() => read({ ...real, company: rest }, 'https://deepam.in')).toThrow('company.cin');
  expect(() => read({ ...real, company: { ...real.company, gstin: '27' } }, 'https://deepam.in')).toThrow('15');
  expect(() => read({ ...real, company: { ...real.company, coolingOfDays: 7 } }, 'https://deepam.in')).toThrow();
});
