import type { Organization, WithContext } from 'schema-dts';
import { company } from '../../content/company';
import { homePage } from '../../content/home';
import { organizationReference } from './organizationReference';

const { street, city, region, postalCode, country } = company.address;

/** Everything about the company, for the home page. Other pages use the shorter `organizationReference`. */
export const organization: WithContext<Organization> = {
  '@context': 'https://schema.org',
  ...organizationReference,
  alternateName: company.fullName,
  description: homePage.meta.description,
  foundingDate: String(company.founded),
  founder: {
    '@type': 'Person',
    name: company.founder,
    disambiguatingDescription: company.demoNotice,
  },
  email: company.email.general,
  telephone: company.phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  },
  contactPoint: [
    contactPoint('sales', company.email.sales),
    contactPoint('customer support', company.email.general),
    contactPoint('press', company.email.press),
  ],
};

function contactPoint(contactType: string, email: string) {
  return {
    '@type': 'ContactPoint',
    contactType,
    email,
    telephone: company.phone.display,
    availableLanguage: 'English',
  } as const;
}
