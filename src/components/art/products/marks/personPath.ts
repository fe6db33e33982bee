import { circlePath } from '../../segment';

/** Returns the SVG path of a person's head and shoulders; x,y is the center of the bottom edge. */
export function personPath(x: number, y: number, size: number): string {
  const half = size * 0.78;
  return `M${x - half} ${y}a${half} ${half * 0.86} 0 0 1 ${half * 2} 0z${circlePath(x, y - size * 1.16, size * 0.42)}`;
}
