import type { WebApplication, WithContext } from 'schema-dts';
import type { DemoId } from '../../content/lists/products';
import { demoTexts } from '../../content/lists/demoTexts.computed';
import { paths } from '../../content/paths';
import { absoluteUrl, sharePicturePath } from './urls';
import { organizationReference } from './organizationReference';

/** Describes a live demo as a free application that runs in the browser. */
export function demoData(id: DemoId): WithContext<WebApplication> {
  const path = paths.demo(id);
  const { heading, meta } = demoTexts[id];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: heading,
    description: meta.description,
    url: absoluteUrl(path),
    image: absoluteUrl(sharePicturePath(path)),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    provider: organizationReference,
  };
}
