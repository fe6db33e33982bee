import type { Organization, Person } from 'schema-dts';
import { memberIds, people } from '../../content/anchors.computed';
import { company } from '../../content/company';
import type { TextLengths } from '../../content/longText';
import { paths } from '../../content/paths';
import { absoluteUrl, sharePicturePath } from './urls';
import { organizationReference } from './organizationReference';
import { LANGUAGE } from '../../domain/language';

/** Returns the schema.org properties that posts and news articles share. */
export function creativeWork(path: string, { words, minutes }: TextLengths) {
  return {
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(sharePicturePath(path)),
    publisher: organizationReference,
    inLanguage: LANGUAGE,
    wordCount: words,
    timeRequired: `PT${minutes}M` as const,
  };
}

/** Describes the author: a team member with a profile on the team page, or the press office. */
export function authorData(name: string): Person | Organization {
  const author = memberIds.find((id) => people[id].name === name);
  if (!author) return { '@type': 'Organization', name, parentOrganization: organizationReference };
  return {
    '@type': 'Person',
    name,
    disambiguatingDescription: company.demoNotice,
    jobTitle: people[author].position,
    url: absoluteUrl(paths.teamMember(author)),
    worksFor: organizationReference,
  };
}
