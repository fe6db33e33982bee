import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqQuestion } from '../../content/types';
import { fullAddress } from './address';
import { organizationReference } from './organizationReference';

/** The questions of a page with their answers; each has an address of its own. */
export function faqData(path: string, questions: readonly FaqQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: fullAddress(path),
    publisher: organizationReference,
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: fullAddress(`${path}#${id}`),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
