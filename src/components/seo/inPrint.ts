import type { Organization, Person } from 'schema-dts';
import { memberIds } from '../../content/anchors';
import { company } from '../../content/company';
import type { TextLengths } from '../../content/longText';
import { paths } from '../../content/paths';
import { people } from '../../content/people';
import { fullAddress, sharePicturePath } from './address';
import { organizationReference } from './organizationReference';
import { LANGUAGE } from '../../domain/language';

/** Properties of everything we publish. */
export function inPrint(path: string, { words, minutes }: TextLengths) {
  return {
    url: fullAddress(path),
    mainEntityOfPage: fullAddress(path),
    image: fullAddress(sharePicturePath(path)),
    publisher: organizationReference,
    inLanguage: LANGUAGE,
    wordCount: words,
    timeRequired: `PT${minutes}M` as const,
  };
}

/** The author: a team member with a profile on the team page, or the press office. */
export function signer(name: string): Person | Organization {
  const author = memberIds.find((id) => people[id].name === name);
  if (!author) return { '@type': 'Organization', name, parentOrganization: organizationReference };
  return {
    '@type': 'Person',
    name,
    disambiguatingDescription: company.demoNotice,
    jobTitle: people[author].position,
    url: fullAddress(paths.teamMember(author)),
    worksFor: organizationReference,
  };
}
