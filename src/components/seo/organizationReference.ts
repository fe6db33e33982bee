import type { Organization } from 'schema-dts';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import { absoluteUrl, organizationId } from './urls';

/** The company as provider, publisher or seller, with the note that it's fictional. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  disambiguatingDescription: company.demoNotice,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
} as const satisfies Organization;
