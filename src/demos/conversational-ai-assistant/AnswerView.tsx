import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import { percent } from '../../domain/numerals';
import type { Answer, Source } from './model';
import { THRESHOLD } from './model';
import styles from './ReplyView.module.css';

/** A passage of the site's own texts with its source, or that none answers the question. */
export function AnswerView({ answer: { quote, others, coverage } }: { readonly answer: Answer }) {
  if (!quote)
    return (
      <>
        <p>
          <strong>I don’t know.</strong> No text of this site speaks of that closely enough: the best one
          covers {percent(coverage)} of your question, and I ask for {percent(THRESHOLD)}. I read English, and
          nothing but this site.
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
      <figure className={styles.quote}>
        <blockquote>
          <p>
            {quote.isCut.before && '… '}
            {quote.text}
            {quote.isCut.after && ' …'}
          </p>
        </blockquote>
        <figcaption>
          <SourceLink source={quote} />{' '}
          <span className={styles.coverage}>covers {percent(coverage)} of the question</span>
        </figcaption>
      </figure>
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

function SourceLink({ source: { url, source, title } }: { readonly source: Source }) {
  return <Link to={url}>{source === title ? title : `${source}: ${title}`}</Link>;
}
