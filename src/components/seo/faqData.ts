import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqQuestion } from '../../content/types';
import { absoluteUrl } from './urls';
import { organizationReference } from './organizationReference';

/** Describes a page's questions, each with its own URL. */
export function faqData(path: string, questions: readonly FaqQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: absoluteUrl(path),
    publisher: organizationReference,
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: absoluteUrl(`${path}#${id}`),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
