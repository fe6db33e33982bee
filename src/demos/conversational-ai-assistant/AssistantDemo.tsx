import { RotateCcw, Send } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { OrderSummary } from '../../components/shop/OrderSummary';
import { Button } from '../../components/ui/Button';
import { Placeholder } from '../../components/ui/Placeholder';
import { TextField } from '../../components/fields/TextField';
import { paths } from '../../content/paths';
import { loadingTexts } from '../../content/shop/sharedTexts';
import { counted } from '../../domain/numerals';
import { selectCartDue, selectCartLines } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/savingSlice';
import { DemoOffer } from '../shared/DemoOffer';
import styles from './AssistantDemo.module.css';
import { Conversation } from './Conversation';
import { Evaluation } from './Evaluation';
import { MAX_CHARACTERS } from './reply';
import { useConversation } from './useConversation';

const suggestions = [
  'What’s in my cart?',
  'Add Fraud Shield yearly to my cart',
  'Compare Fraud Shield and Review Sentiment Monitor',
  'How do I cancel my subscription?',
  'Can I talk to a person?',
] as const;

export function Demo() {
  const isCartKnown = useAppSelector(selectIsRehydrated);
  const { turns, say, ask, press, undo, edit, startOver } = useConversation();
  const [typed, setTyped] = useState('');
  const chat = useRef<HTMLDivElement>(null);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCartKnown) return;
    say(typed);
    // A message that is too long stays in the field for the visitor to shorten.
    if (typed.length <= MAX_CHARACTERS) setTyped('');
  };

  return (
    <>
      <div className={styles.desk}>
        <section className={styles.chat} aria-label="Chat">
          <Conversation ref={chat} turns={turns} onAsk={ask} onEdit={edit} onPress={press} onUndo={undo} />
          <form className={styles.form} onSubmit={send}>
            <TextField
              id="message"
              name="message"
              label="Your message"
              autoComplete="off"
              value={typed}
              onChange={setTyped}
              end={
                <Button type="submit" disabled={!isCartKnown}>
                  <Send aria-hidden="true" /> Send
                </Button>
              }
            />
            <Button variant="quiet" onClick={startOver}>
              <RotateCcw aria-hidden="true" /> Start over
            </Button>
          </form>
        </section>
        <div className={styles.side}>
          <section className={styles.suggestions} aria-labelledby="suggestions-heading">
            <h2 id="suggestions-heading">Try saying</h2>
            <ul role="list">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <Button
                    variant="outline"
                    disabled={!isCartKnown}
                    onClick={() => {
                      say(suggestion);
                      // On a phone the conversation is a screen further up, so scroll to it.
                      chat.current?.scrollIntoView({ block: 'nearest' });
                    }}
                  >
                    {suggestion}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.cart}>
            {isCartKnown ? <LiveCart /> : <Placeholder label={loadingTexts.cart} rows={4} />}
          </div>
        </div>
      </div>
      <Evaluation />
      <DemoOffer
        productId="conversational-ai-assistant"
        settings={`${counted(turns.length, 'message')} in the conversation`}
      />
    </>
  );
}

/** The shop's cart, so that the assistant's changes are immediately visible. */
function LiveCart() {
  const lines = useAppSelector(selectCartLines);
  const due = useAppSelector(selectCartDue);
  return (
    <OrderSummary lines={lines} due={due}>
      <Link to={paths.cart}>View cart</Link>
    </OrderSummary>
  );
}
