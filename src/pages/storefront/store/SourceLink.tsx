import { Fragment } from 'react';

interface SourceLinkProps {
  readonly file: string;
  readonly line?: string | undefined;
  /** A heading of the file, where it is a README. */
  readonly section?: string;
  /** Where the link leads if the build knows no repository; without it the name is no link then. */
  readonly otherwise?: string | undefined;
}

/** Said once where the names of files are no links. */
export const sourceNote =
  SITE_REPOSITORY === '' ? ' This build knows no repository: look the names of files up in your copy.' : '';

/** A place in the source: a link where the build knows the repository, else its name. */
export function SourceLink({ file, line, section, otherwise }: SourceLinkProps) {
  const name = [file, line ?? section]
    .filter((part) => part !== undefined)
    .join(line === undefined ? ', ' : ':');
  const anchor = line === undefined ? slugOf(section) : `L${line}`;
  const address =
    SITE_REPOSITORY === '' ? otherwise : `${SITE_REPOSITORY}/blob/HEAD/${file}${anchor && `#${anchor}`}`;
  // A path that needs two lines breaks between its folders, where it would break within a word.
  const parts = name.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
  return address === undefined ? (
    <code translate="no">{parts}</code>
  ) : (
    <a href={address} translate="no">
      {parts}
    </a>
  );
}

/** A heading as GitHub, GitLab and others name its anchor. */
const slugOf = (heading = '') =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
