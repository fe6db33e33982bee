import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { NewsletterForm } from '../../src/components/forms/NewsletterForm';
import { ShortContactForm } from '../../src/components/forms/ShortContactForm';
import { makeStore } from '../../src/store/store';
import { errorSummary, summarizedErrors, watchLog } from '../support/forms';

const THANKS = 'Thank you for your message! We will get back to you soon.';

const contactForm = () => (
  <Provider store={makeStore()}>
    <ShortContactForm />
  </Provider>
);

describe('The short contact form', () => {
  test('asks for name, email and message, and focuses what is missing', async () => {
    const user = userEvent.setup({ delay: null });
    render(contactForm());
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(errorSummary()).toHaveFocus();
    // Screen readers read it when it gets focus, as name and description, and not again as a live region.
    expect(errorSummary()).toHaveAccessibleDescription(
      'Enter your name. Enter your email address. Write a message.',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(summarizedErrors()).toEqual(['Enter your name.', 'Enter your email address.', 'Write a message.']);
  });

  test('logs the message, says thank you and clears the form', async () => {
    const log = watchLog();
    const user = userEvent.setup({ delay: null });
    render(contactForm());
    await user.type(screen.getByLabelText('Name'), 'שרה');
    await user.type(screen.getByLabelText('Email'), 'sara@shop.example');
    await user.type(screen.getByLabelText('Message'), 'Returns 🛍️{Enter}and sizes');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByRole('status')).toHaveTextContent(THANKS);
    // Focus brings the message into view, and the Tab key goes on from there.
    expect(document.activeElement).toHaveTextContent(THANKS);
    expect(log).toEqual([
      [expect.any(String), { name: 'שרה', email: 'sara@shop.example', message: 'Returns 🛍️\nand sizes' }],
    ]);
    for (const name of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(name)).toHaveValue('');
  });

  test('can’t be submitted before hydration, so nothing ends up in the URL', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(contactForm());
    expect(within(html).getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});

describe('A newsletter form', () => {
  const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

  test.each([
    ['', 'Enter your email address.'],
    ['ada', 'Enter an email address such as name@example.com.'],
  ])("returns focus to the field when its error is '%s'", async (typed, message) => {
    const log = watchLog();
    const user = userEvent.setup({ delay: null });
    render(<NewsletterForm id="newsletter" label="Newsletter" thanks="Thank you for subscribing!" />);
    if (typed !== '') await user.type(screen.getByLabelText('Email'), typed);
    await user.click(subscribe());
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Email')).toHaveValue(typed);
    expect(log).toEqual([]);
  });

  test('two on one page keep their fields apart', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <>
        <NewsletterForm id="top" label="Top" thanks="Thanks" />
        <NewsletterForm id="bottom" label="Bottom" thanks="Thanks" />
      </>,
    );
    const bottom = within(screen.getByRole('form', { name: 'Bottom' }));
    await user.click(bottom.getByRole('button', { name: 'Subscribe' }));
    expect(bottom.getByLabelText('Email')).toHaveFocus();
    expect(within(screen.getByRole('form', { name: 'Top' })).getByLabelText('Email')).toBeValid();
  });
});

test('a prerendered form keeps text typed before hydration', async () => {
  const user = userEvent.setup({ delay: null });
  const page = document.createElement('div');
  page.innerHTML = renderToString(contactForm());
  document.body.append(page);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Message'), 'Returns');

  render(contactForm(), { container: page, hydrate: true });
  await user.type(screen.getByLabelText('Email'), 'ada@shop.example');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Message')).toHaveValue('Returns');

  const log = watchLog();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(log).toEqual([[expect.any(String), { name: 'Ada', email: 'ada@shop.example', message: 'Returns' }]]);
});
