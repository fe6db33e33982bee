import type { Organization } from 'schema-dts';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import { absoluteUrl } from './urls';

/** The company as provider, publisher or seller, with a note that it's fictional. */
export const organizationReference = {
  '@type': 'Organization',
  // The same in all structured data, so that search engines see one organization.
  '@id': absoluteUrl('/#organization'),
  name: company.name,
  disambiguatingDescription: company.demoNotice,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
} as const satisfies Organization;
