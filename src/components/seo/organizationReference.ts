import type { Organization } from 'schema-dts';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import { fullAddress, organizationId } from './address';

/** The company as other things' provider, publisher or seller. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: fullAddress(paths.home),
  logo: fullAddress('/icon-512.png'),
} as const satisfies Organization;
