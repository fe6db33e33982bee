import { clsx } from 'clsx';
import { useState } from 'react';
import { ProductPicture } from '../../../components/art/ProductPicture';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import type { Picture } from '../../../content/products/types';
import { inWords } from '../../../domain/numerals';
import styles from './Gallery.module.css';

interface GalleryProps {
  readonly name: string;
  readonly path: string;
  readonly pictures: readonly Picture[];
}

export function Gallery({ name, path, pictures }: GalleryProps) {
  const [selected, setSelected] = useState(0);
  const current = pictures[selected];
  return (
    <div className={styles.gallery}>
      {current && (
        <figure>
          <div data-picture-of={path}>
            <ProductPicture drawing={current.drawing} alt={current.alt} className={styles.large} />
          </div>
          <figcaption className={styles.caption} aria-live="polite">
            {current.caption}
          </figcaption>
        </figure>
      )}
      <noscript>
        <p className={styles.caption}>The other {inWords(pictures.length - 1)} pictures need JavaScript.</p>
      </noscript>
      <ul role="list" className={styles.thumbnails} aria-label={`Pictures of ${name}`}>
        {pictures.map(({ drawing, caption }, index) => (
          <li key={caption}>
            <button
              type="button"
              className={clsx(styles.thumbnail, index === selected && styles.selected)}
              aria-label={`Picture ${index + 1} of ${pictures.length}: ${caption}`}
              aria-pressed={index === selected}
              onClick={() => {
                setSelected(index);
              }}
            >
              {/* Hydrates or renders last, because four more drawings would double the page's elements, and the
                  large picture already shows the first. */}
              <BelowTheFold space={<span className={styles.space} />}>
                <ProductPicture drawing={drawing} alt="" lettered={false} />
              </BelowTheFold>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
