import type { Location } from 'react-router-dom';

/** Finds a page's picture if it's in view, on the page itself or in a list. */
function pictureOf({ pathname }: Location): { picture: Element; box: DOMRect } | undefined {
  for (const picture of document.querySelectorAll('[data-picture-of]:not([hidden] *)')) {
    const box = picture.getBoundingClientRect();
    const isInView = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    if (isInView && picture.getAttribute('data-picture-of') === pathname) return { picture, box };
  }
  return undefined;
}

/** Records where two pages' pictures are, and returns a function that animates them to their new positions. */
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
