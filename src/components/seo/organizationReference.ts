import type { Organization } from 'schema-dts';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import { fullAddress, organizationId } from './address';

/** The company as other things' provider, publisher or seller, so that each of them says that it is invented. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  disambiguatingDescription: company.demoNotice,
  url: fullAddress(paths.home),
  logo: fullAddress('/icon-512.png'),
} as const satisfies Organization;
