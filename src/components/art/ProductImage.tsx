import { paths } from '../../content/paths';
import type { ProductId } from '../../content/slugs';

interface ProductImageProps {
  readonly productId: ProductId;
  readonly className?: string | undefined;
}

/** A product's picture as a file, for the lower part of pages whose scripts don't draw it. */
export function ProductImage({ productId, className }: ProductImageProps) {
  return (
    <img
      src={`${paths.productPicture(productId)}.svg`}
      alt=""
      width="640"
      height="480"
      loading="lazy"
      className={className}
    />
  );
}
