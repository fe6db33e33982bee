import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import { counted } from '../../domain/numerals';
import type { Answer, Source } from './model';
import styles from './ReplyView.module.css';

/** A passage of the site's own texts with its source, or that none answers the question. */
export function AnswerView({ answer }: { readonly answer: Answer }) {
  const { quote, others, isFact } = answer;
  if (!quote)
    return (
      <>
        <p>
          <strong>I don’t know.</strong> I find no passage of this site that is close enough to answer that.{' '}
          {sharedText(answer)} I read English, and nothing but this site.
        </p>
        <p className={styles.links}>
          {others.map((source) => (
            <SourceLink key={source.url} source={source} />
          ))}
          <Link to={paths.contact}>Ask a person</Link>
        </p>
      </>
    );
  return (
    <>
      {isFact ? (
        <p>{quote.text}</p>
      ) : (
        <figure className={styles.quote}>
          <blockquote>
            <p>
              {quote.isCut.before && '… '}
              {quote.text}
              {quote.isCut.after && ' …'}
            </p>
          </blockquote>
          <figcaption>
            <SourceLink source={quote} /> <span className={styles.coverage}>{sharedText(answer)}</span>
          </figcaption>
        </figure>
      )}
      {isFact && (
        <p className={styles.links}>
          <SourceLink source={quote} />
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.links}>
          See also:
          {others.map((source) => (
            <SourceLink key={source.url} source={source} />
          ))}
        </p>
      )}
    </>
  );
}

/** What the score is: words that question and passage share, which is no proof of an answer. */
function sharedText({ words: { asked, had } }: Answer): string {
  if (asked.length === 0) return '';
  if (had.length === 0) return 'It shares no telling word with your question.';
  return `It shares ${had.length} of ${counted(asked.length, 'telling word')}: ${had.join(', ')}.`;
}

function SourceLink({ source: { url, source, title } }: { readonly source: Source }) {
  return <Link to={url}>{source === title ? title : `${source}: ${title}`}</Link>;
}
