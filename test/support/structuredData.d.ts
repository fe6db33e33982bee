/** Types for two libraries that have none, as far as the tests use them. */
declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, by format and type. */
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    readonly errors: readonly unknown[];
  }
  class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): Extracted;
  }
  export { WebAutoExtractor as default };
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  class Validator {
    validate(extracted: Extracted): Promise<readonly Issue[]>;
  }
  export { Validator as default };
}
