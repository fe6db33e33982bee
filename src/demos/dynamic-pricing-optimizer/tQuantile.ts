/** The 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The 97.5% quantile of Student's t: the half-width of a 95% interval in standard errors. Exact for one and
 * two degrees of freedom; otherwise the expansion in Abramowitz & Stegun 26.7.5, whose error is below half a
 * percent from three on.
 */
export function tQuantile(degrees: number): number {
  if (degrees <= 1) return Math.tan(Math.PI * 0.475);
  if (degrees === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  const z2 = Z * Z;
  const g1 = (Z * (z2 + 1)) / 4;
  const g2 = (Z * (5 * z2 ** 2 + 16 * z2 + 3)) / 96;
  const g3 = (Z * (3 * z2 ** 3 + 19 * z2 ** 2 + 17 * z2 - 15)) / 384;
  const g4 = (Z * (79 * z2 ** 4 + 776 * z2 ** 3 + 1482 * z2 ** 2 - 1920 * z2 - 945)) / 92_160;
  return Z + g1 / degrees + g2 / degrees ** 2 + g3 / degrees ** 3 + g4 / degrees ** 4;
}
