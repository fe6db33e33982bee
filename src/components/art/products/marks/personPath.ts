/** Returns the SVG path of a person's head and shoulders; x,y is the center of the bottom edge. */
export function personPath(x: number, y: number, size: number): string {
  const head = size * 0.42;
  const half = size * 0.78;
  return `M${x - half} ${y}a${half} ${half * 0.86} 0 0 1 ${half * 2} 0zM${x - head} ${y - size * 1.16}a${head} ${head} 0 1 1 ${head * 2} 0a${head} ${head} 0 1 1 ${-head * 2} 0z`;
}
