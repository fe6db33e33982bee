import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import { absoluteUrl } from './urls';
import { organizationReference } from './organizationReference';
import { LANGUAGE } from '../../domain/language';

/** The search template's parameter. Its name is a schema.org convention that schema-dts doesn't type. */
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
