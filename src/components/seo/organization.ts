import type { Organization, WithContext, SearchAction, WebSite } from 'schema-dts';
import { company } from '../../content/company';
import { homePage } from '../../content/home';
import { paths } from '../../content/paths';
import { LANGUAGE } from '../../domain/language';
import { organizationReference } from './organizationReference';
import { absoluteUrl } from './urls';

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

/**
 * A search action with its template's parameter, whose name is a schema.org convention that schema-dts
 * doesn't type.
 */
type SiteSearch = SearchAction & { readonly 'query-input': string };

const search: SiteSearch = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.search)}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
};

/** schema.org data of the site, with the URL of its search. */
export const webSite: WithContext<WebSite> = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  alternateName: company.fullName,
  url: absoluteUrl(paths.home),
  inLanguage: LANGUAGE,
  publisher: organizationReference,
  potentialAction: search,
};
