const names: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** What people are likely to call this device. */
export const deviceName = (userAgent = navigator.userAgent) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
