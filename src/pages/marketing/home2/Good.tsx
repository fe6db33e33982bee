import art from '../../../components/art/art.module.css';
import { goods } from '../../../components/art/goods';
import type { ShelfGood } from '../../../content/homes/types';

interface GoodProps {
  readonly good: ShelfGood;
  readonly className?: string | undefined;
}

/** An item on the shelf, as an outline. */
export function Good({ good, className = art.ground }: GoodProps) {
  const [body, seams] = goods[good];
  return (
    <g className={art.inkLine}>
      <path d={body} className={className} />
      <path d={seams} />
    </g>
  );
}
