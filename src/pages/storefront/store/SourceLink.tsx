import { Fragment } from 'react';

interface SourceLinkProps {
  readonly file: string;
  readonly line?: string | undefined;
  /** A heading to link to, if the file is a README. */
  readonly section?: string;
  /** Link target if the build doesn't know the repository's URL. Without it, the name is plain text. */
  readonly otherwise?: string | undefined;
}

/** Explains why file names aren't links, if the build doesn't know the repository's URL. */
export const sourceNote = SITE_REPOSITORY === '' ? ' File names are paths in the repository.' : '';

/** Shows a file name, which links to the repository if the build knows its URL. */
export function SourceLink({ file, line, section, otherwise }: SourceLinkProps) {
  const name = [file, line ?? section]
    .filter((part) => part !== undefined)
    .join(line === undefined ? ', ' : ':');
  const anchor = line === undefined ? slugOf(section) : `L${line}`;
  const address =
    SITE_REPOSITORY === '' ? otherwise : `${SITE_REPOSITORY}/blob/HEAD/${file}${anchor && `#${anchor}`}`;
  // Lets a long path break between folders instead of within a word.
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

/** Returns a heading's anchor on GitHub and GitLab. */
const slugOf = (heading = '') =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
