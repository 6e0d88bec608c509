import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTrialOrigin } from '@deepam/contracts';
import { z } from 'zod';
import type { Company, Testimonials } from '../src/lib/company-facts.js';
import { languages, type Translated } from '../src/lib/i18n/languages.js';

const line = z.string().trim().min(1).max(200);
const phone = z.string().regex(/^\+[\d ]{8,20}$/, 'a telephone number as +91 98765 43210');
const officer = z.strictObject({ name: line, email: z.email(), phone });
const translated = Object.keys(languages).filter((code): code is Translated => code !== 'en');
const inLanguages = <T extends z.ZodType>(what: T) => z.partialRecord(z.enum(translated), what);
const voice = z.strictObject({ words: z.string().trim().min(1).max(500), by: line });

const companyFile = z.strictObject({
  company: z.strictObject({
    legalName: line,
    cin: z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN has 21 characters'),
    gstin: z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'a GSTIN has 15 characters'),
    email: z.email(),
    phone,
    address: z.strictObject({ street: line, city: line, region: line, pincode: z.string().regex(/^[1-9]\d{5}$/) }),
    addressIn: inLanguages(line),
    mapLink: z.url({ protocol: /^https$/ }),
    hasSketch: z.boolean().optional(),
    grievanceOfficer: officer,
    nodalOfficer: officer,
    coolingOffDays: z.int().min(2).max(365),
    courts: line,
  }),
  testimonials: z.strictObject({
    areExamples: z.boolean(),
    voices: z.array(voice.extend({ in: inLanguages(voice) })).max(12),
  }),
});

export const demoFile = join(import.meta.dirname, '../company.demo.json');
const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as unknown;

/** Facts of the demo that a real company may share, such as its city. */
const mayBeEqual = /^company\.(address\.(city|region|pincode)|courts|coolingOffDays)$/;

function examplesIn(value: unknown, path = '', inDemo: unknown = demo): string[] {
  if (typeof value === 'object' && value !== null) {
    const parts = Object(inDemo) as Record<string, unknown>;
    return Object.entries(value).flatMap(([key, part]) =>
      examplesIn(part, path === '' ? key : `${path}.${key}`, parts[key]),
    );
  }
  const isOfDemo = value === inDemo && value !== false && !mayBeEqual.test(path);
  return isOfDemo || /\.example\b|^U00000|AAAAA0000A|98765 4321/.test(String(value)) ? [path] : [];
}

/**
 * The company that runs this installation.
 * @param origin the future address: a site on the internet is not built with examples
 * @throws Error naming every value that is missing, wrong or an example
 */
export function readCompany(file: string, origin: string): { company: Company; testimonials: Testimonials } {
  const parsed = companyFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} (COMPANY_FILE):\n${z.prettifyError(parsed.error)}`);
  const examples = isTrialOrigin(origin) ? [] : examplesIn(parsed.data);
  if (examples.length > 0)
    throw new Error(`${origin} is not built with examples of ${file} (COMPANY_FILE): ${examples.join(', ')}`);
  return parsed.data;
}
