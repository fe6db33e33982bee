import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/Button';
import { paths } from '../../content/paths';
import { percent } from '../../domain/numerals';
import { onUnseen } from './evaluation/evaluation.computed';
import { Comparison, Prices } from './Products';
import type { ShownContent } from './reply';
import styles from './ReplyView.module.css';
import type { Source } from './retrieval';

interface AnswerViewProps {
  readonly said: ShownContent;
  /** Asks a suggested question. */
  readonly onAsk: (question: string) => void;
}

/** An answer with a link to its page, or the admission that the assistant doesn't know. */
export function AnswerView({ said, onAsk }: AnswerViewProps) {
  switch (said.kind) {
    case 'fact':
      return (
        <>
          <p>{said.text}</p>
          {said.source && (
            <p className={styles.links}>
              <SourceLink source={said.source} />
            </p>
          )}
        </>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          {said.source.title.endsWith('?') && (
            <p>
              <strong>{said.source.title}</strong>
            </p>
          )}
          <blockquote>
            <p>
              {said.isCut.before && '… '}
              {said.text}
              {said.isCut.after && ' …'}
            </p>
          </blockquote>
          <figcaption>
            <SourceLink source={said.source} />
          </figcaption>
        </figure>
      );
    case 'prices':
      return <Prices items={said.items} />;
    case 'comparison':
      return <Comparison productIds={said.productIds} />;
    case 'help':
      return <Help />;
    case 'accuracy':
      return <Accuracy />;
    case 'unknown':
      return (
        <>
          <p>
            <strong>I don’t know.</strong>{' '}
            {said.isEnglish ? 'Try rephrasing it, or ask a person.' : 'I only read English.'}{' '}
            {said.guesses.length > 0 && 'Did you mean:'}
          </p>
          {said.guesses.length > 0 && (
            <p className={styles.actions}>
              {said.guesses.map(({ text }) => (
                <Button
                  key={text}
                  variant="outline"
                  onClick={() => {
                    onAsk(text);
                  }}
                >
                  {text}
                </Button>
              ))}
            </p>
          )}
          <p className={styles.links}>
            {said.nearest && <SourceLink source={said.nearest} />}
            <Link to={paths.contact}>Ask a person</Link>
          </p>
        </>
      );
  }
}

function Help() {
  return (
    <>
      <p>Ask about products, prices, policies, or the company, or tell me what to do with your cart:</p>
      <ul className={styles.list}>
        <li>add Fraud Shield yearly to my cart</li>
        <li>make it three</li>
        <li>swap it for Customer Insight Analytics</li>
        <li>what is my total</li>
        <li>remove Fraud Shield</li>
        <li>compare Fraud Shield and Review Sentiment Monitor</li>
        <li>how do I cancel</li>
        <li>undo</li>
      </ul>
    </>
  );
}

/** The assistant's accuracy, from its evaluation. */
function Accuracy() {
  const { right, messages, interval, conversations, allPartly } = onUnseen;
  const [from, to] = interval;
  return (
    <p>
      In our test, {percent(right / messages)} of my answers were right: {right} of {messages} messages (95%
      confidence interval {percent(from)} to {percent(to)}). At least one answer was wrong in{' '}
      {conversations - allPartly} of {conversations} conversations. See “How often it’s right” below.
    </p>
  );
}

function SourceLink({ source: { url, source, title } }: { readonly source: Source }) {
  return <Link to={url}>{source === title ? title : `${source}: ${title}`}</Link>;
}
