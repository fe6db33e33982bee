import * as v from 'valibot';
import { contentDate } from './contentDate';

/** A text that isn't empty. */
export const words = v.pipe(v.string(), v.nonEmpty());

/** An ISO day. */
export const day = v.pipe(v.string(), v.isoDate());

/** A list of at least one name or phrase. */
export const phrases = v.pipe(v.array(words), v.minLength(1));

/** Fields that posts and news articles share. */
export const readingFields = {
  title: words,
  /** ISO day of publication. */
  date: v.pipe(
    day,
    v.check((date) => date <= contentDate, `Expected ${contentDate} (contentDate.ts) or earlier`),
  ),
  excerpt: words,
};

/** Metadata for search engines and link previews. */
export const summaryFields = {
  title: v.pipe(words, v.maxLength(60)),
  description: v.pipe(v.string(), v.minLength(70), v.maxLength(160)),
};

/**
 * Checks the front matter of an `.mdx` file.
 * @throws an error that names the file, each wrong field, and what is expected there
 */
export function checkedFrontMatter<Output>(
  schema: v.GenericSchema<unknown, Output>,
  file: string,
  frontmatter: unknown = {},
): Output {
  const { success, output, issues } = v.safeParse(schema, frontmatter);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
  throw new Error([`Wrong front matter in ${file}`, ...faults].join('\n  '));
}
