import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { PictureProps } from '../../../components/art/PictureFrame';
import { PictureFrame } from '../../../components/art/PictureFrame';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import type { Picture } from '../../../content/products/types';
import { inWords } from '../../../domain/numerals';
import styles from './Gallery.module.css';

interface GalleryProps {
  readonly name: string;
  readonly path: string;
  readonly views: readonly ComponentType<PictureProps>[];
  readonly pictures: readonly Picture[];
}

export function Gallery({ name, path, views, pictures }: GalleryProps) {
  const [selected, setSelected] = useState(0);
  const shown = pictures.flatMap((picture, index) => {
    const View = views[index];
    return View ? [{ ...picture, View }] : [];
  });
  const current = shown[selected];
  return (
    <div className={styles.gallery}>
      {current && (
        <figure>
          <div data-picture-of={path}>
            <current.View alt={current.alt} className={styles.large} />
          </div>
          <figcaption className={styles.caption} aria-live="polite">
            {current.caption}
          </figcaption>
        </figure>
      )}
      <noscript>
        <p className={styles.caption}>The other {inWords(shown.length - 1)} pictures need JavaScript.</p>
      </noscript>
      <ul role="list" className={styles.thumbnails} aria-label={`Pictures of ${name}`}>
        {shown.map(({ View, caption }, index) => (
          <li key={caption}>
            <button
              type="button"
              className={clsx(styles.thumbnail, index === selected && styles.selected)}
              aria-label={`Picture ${index + 1} of ${shown.length}: ${caption}`}
              aria-pressed={index === selected}
              onClick={() => {
                setSelected(index);
              }}
            >
              {/* Hydrates or renders last, because four more drawings would double the page's elements, and the
                  large picture already shows the first. */}
              <BelowTheFold space={<PictureFrame alt="">{null}</PictureFrame>}>
                <View alt="" lettered={false} />
              </BelowTheFold>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
