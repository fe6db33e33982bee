import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import {
  aboutLabel,
  allRequired,
  contactErrors,
  contactLabels,
  messageHint,
  removeTopicLabel,
  subjectLabels,
  subjectPlaceholder,
  thanksMessage,
} from '../../content/forms/contactForm';
import { contactPage } from '../../content/contact';
import { paths } from '../../content/paths';
import type { ContactForm as Values } from '../../domain/forms';
import { contactSubjects } from '../../domain/forms';
import { formatMoney, totalOf } from '../../domain/money';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectOrderByNumber } from '../../store/orders/ordersSelectors';
import { cancellationRequested } from '../../store/orders/ordersSlice';
import { Button, ButtonLink } from '../ui/Button';
import { SelectField } from '../fields/SelectField';
import { EmailField, TextField } from '../fields/TextField';
import { keptState } from '../hooks/keptState';
import { useHydratedSearchParams } from '../hooks/useAfterHydration';
import { Form } from './Form';
import styles from './Form.module.css';
import { orderIn, readInquiry, withoutTopic } from './inquiry';
import { logForm } from './logForm';
import { useLocalForm } from './useLocalForm';
import { useSentCancellation } from './useSentCancellation';

const subjectOptions = [
  { value: '', label: subjectPlaceholder },
  ...contactSubjects.map((value) => ({ value, label: subjectLabels[value] })),
] as const;

const useDraft = keptState<Partial<Values>>({});

/**
 * The contact form. A link can set its subject and a product, plan, or order (`?subject=demo&product=…`,
 * `?subject=pricing&plan=…&billing=…`, `?subject=general&order=…`). The URL keeps both, so they survive a reload.
 */
export function ContactForm() {
  const [search, setSearch] = useHydratedSearchParams();
  const { subject, about, message } = readInquiry(search);
  const number = orderIn(search);
  const order = useAppSelector((state) => selectOrderByNumber(state, number));
  const sent = useSentCancellation();
  const dispatch = useAppDispatch();
  const keepPosition = { replace: true, preventScrollReset: true };
  const form = useLocalForm<Values>({
    id: 'contact',
    initial: { name: '', email: '', subject, message },
    draft: useDraft(useLocation().search),
    validate: contactErrors,
    done:
      number === null
        ? thanksMessage
        : `${thanksMessage}\n${contactPage.order.sent(number, order && formatMoney(totalOf(order.due)))}`,
    onValid: (values) => {
      logForm(about === null ? 'Contact form' : `Contact form about ${about}`, { ...values });
      if (number !== null) dispatch(cancellationRequested({ number }));
      // Starts the next message with an empty form. A cancellation's page still says what it's about.
      setSearch(order ? { sent: order.number } : {}, keepPosition);
    },
  });
  return (
    <Form
      form={form}
      label={contactLabels.form}
      submitLabel={contactLabels.submit}
      instead={
        sent && (
          <ButtonLink variant="outline" to={paths.contact}>
            {contactPage.order.again}
          </ButtonLink>
        )
      }
    >
      {/* Always rendered: the query is known only after the first render, and the form must not shift then. */}
      {about === null ? (
        <p className={styles.noTopic}>{allRequired}</p>
      ) : (
        <p className={styles.topic}>
          <span>
            {aboutLabel} <strong>{about}</strong>
          </span>
          <Button
            variant="quiet"
            aria-label={removeTopicLabel(about)}
            onClick={() => {
              setSearch(withoutTopic(search), keepPosition);
              // The button is gone, so move focus to the field that the visitor is about to change.
              document.getElementById(form.idOf('message'))?.focus();
            }}
          >
            <X aria-hidden="true" /> Remove
          </Button>
        </p>
      )}
      <div className={styles.pair}>
        <TextField {...form.field('name')} label={contactLabels.name} autoComplete="name" />
        <EmailField {...form.field('email')} label={contactLabels.email} autoComplete="email" />
      </div>
      <SelectField
        {...form.field('subject')}
        label={contactLabels.subject}
        options={subjectOptions}
        required
      />
      <TextField
        {...form.field('message')}
        label={contactLabels.message}
        rows={7}
        hint={about === null ? messageHint : `${aboutLabel} ${about}`}
      />
    </Form>
  );
}
