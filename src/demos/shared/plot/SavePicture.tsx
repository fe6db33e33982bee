import { ImageDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { downloadBlob } from '../../../components/sharing/downloadText';
import { Button } from '../../../components/ui/Button';
import { fileName } from './DataTable';

/** CSS properties to copy into the file. */
const COPIED_PROPERTIES = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
];
/** Image pixels per CSS pixel, for sharp prints. */
const SCALE = 2;
const MARGIN = 16;
const TITLE_HEIGHT = 40;

interface SavePictureProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly title: string;
}

export function SavePicture({ svg, title }: SavePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Download image: ${title}`}
        onClick={() => {
          setHasFailed(false);
          if (svg.current)
            savePicture(svg.current, title).catch(() => {
              setHasFailed(true);
            });
        }}
      >
        <ImageDown aria-hidden="true" /> Download image
      </Button>
      <p role="status">{hasFailed && 'This browser couldn’t draw the image. Take a screenshot instead.'}</p>
    </>
  );
}

/** Saves a drawing with its title as a PNG file. Rejects if the browser can't draw it. */
async function savePicture(svg: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * (width + 2 * MARGIN);
  canvas.height = SCALE * (height + TITLE_HEIGHT + 2 * MARGIN);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = `600 18px ${fontFamily}`;
  context.fillText(title, MARGIN, MARGIN + 18);
  context.drawImage(await imageOf(svg), MARGIN, MARGIN + TITLE_HEIGHT, width, height);
  const data = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!data) throw new Error('The picture is empty');
  downloadBlob(fileName(title, 'png'), data);
}

/** Renders the drawing to an image. Stylesheets don't apply inside images, so styles are inlined. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = document.importNode(svg, true);
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((mark, index) => {
    const original = originals[index];
    if (!original) return;
    const look = getComputedStyle(original);
    for (const property of COPIED_PROPERTIES) mark.setAttribute(property, look.getPropertyValue(property));
  });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
