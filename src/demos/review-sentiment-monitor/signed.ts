/** A score or an effect with its sign: `+0.64`, `−0.30`. */
export function signed(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return '0.00';
  return value > 0 ? `+${digits}` : `−${digits}`;
}
