import { ImageDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { fileName } from './fileName';
import { savePicture } from './pictureFile';

interface SavePictureProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly title: string;
}

export function SavePicture({ svg, title }: SavePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    if (svg.current) await savePicture(svg.current, title, fileName(title, 'png'));
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Save as image: ${title}`}
        onClick={() => {
          setHasFailed(false);
          save().catch(() => {
            setHasFailed(true);
          });
        }}
      >
        <ImageDown aria-hidden="true" /> Save as image
      </Button>
      <p role="status">{hasFailed && 'This browser couldn’t draw the image. Take a screenshot instead.'}</p>
    </>
  );
}
