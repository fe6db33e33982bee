import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqQuestion } from '../../content/types';
import { fullAddress } from './address';
import { organizationReference } from './organizationReference';

/** A page's questions and answers, each with its own URL. */
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
