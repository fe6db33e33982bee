import type { Location } from 'react-router-dom';

/** The picture of a page, on that page or in a list, if it is in the window. */
function pictureOf({ pathname }: Location): { picture: Element; box: DOMRect } | undefined {
  for (const picture of document.querySelectorAll('[data-picture-of]')) {
    const box = picture.getBoundingClientRect();
    const isInView = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    if (isInView && picture.getAttribute('data-picture-of') === pathname) return { picture, box };
  }
  return undefined;
}

/** Remembers where two pages' pictures are, and returns a function that moves them from there to their new places. */
export function pictureMover(...pages: readonly Location[]): () => void {
  const before = pages.map((page) => ({ page, box: pictureOf(page)?.box }));
  return () => {
    for (const { page, box } of before) {
      const after = box && pictureOf(page);
      if (!after || window.matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
      const { left, top, width } = after.box;
      const from = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width})`;
      const move = { transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] };
      after.picture.animate(move, { duration: 250, easing: 'ease' });
    }
  };
}
