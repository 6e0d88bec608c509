export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [sign: RegExp, name: string];

const browsers: readonly Sign[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const longest = 500;

const named = (text: string, signs: readonly Sign[]): string | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** @param userAgent the untrusted header of that name */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: named(text, browsers), system: named(text, systems) };
}
