import { scaleLinear } from 'd3-scale';

export function ReturnBar({ share, most }: { share: number; most: number }) {
  const width = scaleLinear([0, most || 1], [0, 450]);
  return <rect x={48} width={width(share)} height={21} />;
}
