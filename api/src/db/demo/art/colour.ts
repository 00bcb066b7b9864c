/** sRGB hex of an OKLCH colour; chroma is lowered until the colour fits. Hue in degrees, lightness 0 to 1. */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  for (let fitted = chroma; fitted > 0; fitted -= 0.002) {
    const channels = linearRgb(lightness, fitted, hue);
    if (channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hex(channels);
  }
  return hex(linearRgb(lightness, 0, hue));
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function hex(linear: number[]): string {
  return `#${linear.map(channelHex).join('')}`;
}

function channelHex(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
