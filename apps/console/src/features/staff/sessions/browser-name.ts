/** The first match is right: Edge also calls itself Chrome, and Chrome Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The names of browser and operating system from a user agent; null for unknown ones. */
export function browserName(userAgent: string): { browser: string | null; system: string | null } {
  const of = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: of(browsers), system: of(systems) };
}
