import { act, screen, waitFor, within } from '@testing-library/react';
import { addOns } from '../../src/content/pricing/pricing';
import { errorSummary, queryErrorSummary, summarizedErrors, watchLog } from '../support/forms';
import { renderRoute } from '../support/renderRoute';

describe('/contact-us', () => {
  const THANKS = 'Thank you for your message! We will get back to you soon.';

  const form = () => within(screen.getByRole('form', { name: 'Contact' }));
  const field = (name: string | RegExp) => form().getByRole('textbox', { name });
  const subject = () => form().getByRole('combobox', { name: 'Subject' });
  const status = () => form().getByRole('status');
  const send = () => form().getByRole('button', { name: 'Send message' });

  test('says how to reach us, and when, and has autofill hints', async () => {
    await renderRoute('/contact-us');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute('href', 'tel:+12125550142');
    expect(main.getByRole('link', { name: 'hello@tangelo.example' })).toBeVisible();
    expect(main.getByText('9:00-18:00 EST')).toBeVisible();
    expect(main.getByText('Closed')).toBeVisible();
    expect(main.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  });

  test('logs a message, says thank you beside the form, and clears it', async () => {
    const log = watchLog();
    const { user } = await renderRoute('/contact-us');
    await user.type(field('Name'), 'Ada Okafor');
    await user.type(field('Email'), 'ada@shop.example');
    await user.selectOptions(subject(), 'Partnership Opportunities');
    await user.type(field('Message'), 'Shall we?');
    await user.click(send());

    expect(status()).toHaveTextContent(THANKS);
    expect(log).toEqual([
      [
        expect.stringContaining('nothing was sent'),
        { name: 'Ada Okafor', email: 'ada@shop.example', subject: 'partnership', message: 'Shall we?' },
      ],
    ]);
    for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
    expect(subject()).toHaveValue('');
    expect(queryErrorSummary()).not.toBeInTheDocument();

    await user.type(field('Name'), 'A');
    expect(status()).toBeEmptyDOMElement();
  });

  test('still has an unsent message after another page and Back', async () => {
    const { user, router } = await renderRoute('/contact-us');
    await user.type(field('Message'), 'Shall we?');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQ' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/faq');
    });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Shall we?');

    // A link with a message of its own isn't about that one.
    await act(() => router.navigate('/faq'));
    await act(() => router.navigate('/contact-us?subject=demo&product=fraud-shield'));
    await waitFor(() => {
      expect(subject()).toHaveValue('demo');
    });
    expect(field('Message')).toHaveValue('');
  });

  test('starts the message with a demo’s settings, and limits the text from a link', async () => {
    const link = (settings: string, product = '&product=fraud-shield') =>
      `/contact-us?subject=demo${product}&settings=${settings}`;
    const { unmount } = await renderRoute(link('threshold 0.5'));
    expect(field('Message')).toHaveValue(
      'I have tried the live demo with these settings: threshold 0.5.\n\n',
    );
    unmount();
    const { unmount: unmountLong } = await renderRoute(link('x'.repeat(1000)));
    expect(screen.getByDisplayValue(/x{300}\./)).toBeInTheDocument();
    expect(screen.queryByDisplayValue(/x{301}/)).not.toBeInTheDocument();
    unmountLong();
    await renderRoute(link('threshold 0.5', ''));
    expect(field('Message')).toHaveValue('');
  });

  test('starts the message about an order with what the visitor wants, and ignores other texts', async () => {
    const { unmount } = await renderRoute('/contact-us?subject=support&order=TNG-20261129-ABC123');
    expect(field('Message')).toHaveValue('I’d like to cancel order TNG-20261129-ABC123 or get a refund.\n\n');
    expect(field('Message')).toHaveAccessibleDescription('About: order TNG-20261129-ABC123');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cancel an order or get a refund');
    expect(screen.getByText(/Within 30 days of going live, you get everything back\./)).toBeVisible();
    unmount();
    // The second doesn't say that a cancellation of its order was requested.
    for (const query of ['subject=support&order=call%20us', 'sent=TNG-20261129-ABC123']) {
      const other = await renderRoute(`/contact-us?${query}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us what keeps going wrong');
      expect(field('Message')).toHaveValue('');
      other.unmount();
    }
  });

  test('shows no errors before the first submit, then focuses them', async () => {
    const log = watchLog();
    const { user } = await renderRoute('/contact-us');
    await user.type(field('Email'), 'ada');
    await user.tab();
    expect(field('Email')).toHaveAccessibleDescription('');

    await user.click(send());
    expect(errorSummary()).toHaveFocus();
    expect(summarizedErrors()).toEqual([
      'Enter your name.',
      'Enter an email address such as name@example.com.',
      'Select a subject.',
      'Write a message.',
    ]);
    expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(subject()).toHaveAccessibleDescription('Select a subject.');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveValue('ada');
    expect(log).toEqual([]);

    await user.click(screen.getByRole('link', { name: 'Write a message.' }));
    expect(field('Message')).toHaveFocus();

    await user.type(field('Email'), '@shop.example');
    expect(field('Email')).toHaveAccessibleDescription('');
    expect(summarizedErrors()).toHaveLength(3);

    await user.click(send());
    expect(errorSummary()).toHaveFocus();
  });

  test('names the product of a demo request, and clears it once the message is sent', async () => {
    const log = watchLog();
    const { user, router } = await renderRoute('/contact-us?subject=demo&product=fraud-shield');
    expect(subject()).toHaveDisplayValue('Request a Demo');
    expect(field('Message')).toHaveAccessibleDescription('About: Fraud Shield');

    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada@shop.example');
    await user.type(field('Message'), 'On Tuesday?');
    await user.click(send());
    expect(log).toEqual([
      [expect.stringContaining('about Fraud Shield'), expect.objectContaining({ subject: 'demo' })],
    ]);
    expect(status()).toHaveTextContent(THANKS);
    expect(screen.queryByText(/^About:/)).not.toBeInTheDocument();
    expect(subject()).toHaveDisplayValue('Select a subject');
    expect(router.state.location.search).toBe('');
  });

  test('names the plan and its billing period, which can be removed', async () => {
    const { user } = await renderRoute('/contact-us?subject=pricing&plan=professional&billing=yearly');
    expect(field('Message')).toHaveAccessibleDescription('About: Professional plan, billed yearly');
    await user.type(field('Name'), 'Ada');
    await user.click(form().getByRole('button', { name: /^Remove Professional plan/ }));

    expect(field('Message')).toHaveFocus();
    expect(screen.queryByText(/^About:/)).not.toBeInTheDocument();
    expect(subject()).toHaveDisplayValue('Pricing Information');
    expect(field('Name')).toHaveValue('Ada');
  });

  test('ignores an unknown query', async () => {
    await renderRoute('/contact-us?subject=nope&product=nope&plan=nope&billing=yearly');
    expect(subject()).toHaveValue('');
    expect(screen.queryByText(/^About:/)).not.toBeInTheDocument();
  });
});

describe('/pricing', () => {
  const plan = (name: string) => {
    const found = screen.getByRole('heading', { level: 2, name }).closest('li');
    if (!found) throw new Error(`There is no plan '${name}'.`);
    return within(found);
  };
  const toggle = (name: 'Monthly' | 'Yearly') => screen.getByRole('radio', { name });

  test('starts with monthly prices and says what a year saves', async () => {
    await renderRoute('/pricing');
    expect(toggle('Monthly')).toBeChecked();
    expect(screen.getByText('Save up to 17%')).toBeVisible();
    expect(plan('Starter').getByText('$29.99')).toBeVisible();
    expect(plan('Starter').getByText('Pay yearly: $299.90 (save $59.98).')).toBeVisible();
    expect(plan('Professional').getByText('$79.99')).toBeVisible();
    expect(plan('Professional').getByText('Pay yearly: $799.90 (save $159.98).')).toBeVisible();
    expect(plan('Enterprise').getByText('Custom')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Billing period' })).getByRole('status'),
    ).toHaveTextContent('Billed yearly, you pay for 10 of 12 months.');
  });

  test('names the plan for a number of orders', async () => {
    const { user } = await renderRoute('/pricing');
    const fit = within(screen.getByRole('region', { name: 'Which plan fits my store?' }));
    const answered = (text: string) => fit.getByText(text, { selector: 'p' });
    expect(answered('300 orders a month: Professional, $79.99 a month.')).toBeVisible();
    for (const [orders, offer] of [
      ['834', 'Professional, $79.99 a month'],
      ['1,667', 'Enterprise, by quote'],
      ['83', 'Starter, $29.99 a month'],
    ] as const) {
      await user.clear(fit.getByRole('textbox', { name: 'Orders a month' }));
      await user.type(fit.getByRole('textbox', { name: 'Orders a month' }), orders);
      expect(answered(`${orders} orders a month: ${offer}.`)).toBeVisible();
    }
    await user.click(toggle('Yearly'));
    expect(answered('83 orders a month: Starter, $299.90 a year.')).toBeVisible();
  });

  test('shows each plan’s limits, and a card for each add-on with its price and what it is for', async () => {
    await renderRoute('/pricing');
    for (const [name, limits] of [
      ['Starter', ['1,000 visual searches per month', '10,000 products', '1,000 customers', '1 integration']],
      [
        'Professional',
        ['10,000 visual searches per month', '100,000 products', '10,000 customers', 'Up to 5 integrations'],
      ],
      ['Enterprise', ['Unlimited visual searches', 'Unlimited products', 'Unlimited customers']],
    ] as const)
      for (const limit of limits) expect(plan(name).getByText(limit)).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Add-ons' })).getAllByRole('listitem');
    expect(cards).toHaveLength(addOns.length);
    addOns.forEach(({ name, price, description }, index) => {
      const card = cards[index];
      if (!card) throw new Error(`${name} has no card.`);
      expect(within(card).getByRole('heading', { level: 3, name })).toBeVisible();
      expect(within(card).getByText(price)).toBeVisible();
      expect(within(card).getByText(description)).toBeVisible();
    });
  });

  test('shows yearly prices when toggled, in plans that link to the contact form, and marks one of them', async () => {
    const { user } = await renderRoute('/pricing');
    const expectContactLinks = (billing: string) => {
      for (const [name, label, id] of [
        ['Starter', 'Get Started', 'starter'],
        ['Professional', 'Get Started', 'professional'],
        ['Enterprise', 'Contact Sales', 'enterprise'],
      ] as const) {
        const link = plan(name).getByRole('link');
        expect(link).toHaveTextContent(label);
        expect(link).toHaveAttribute('href', `/contact-us?subject=pricing&plan=${id}&billing=${billing}`);
      }
    };
    expect(screen.getByText(/nothing is charged today/)).toBeVisible();
    expectContactLinks('monthly');
    await user.click(toggle('Yearly'));
    expectContactLinks('yearly');
    expect(plan('Starter').getByText('$299.90')).toBeVisible();
    expect(plan('Starter').getByText('/year')).toBeVisible();
    expect(plan('Starter').getByText('$299.90, charged once a year. You save $59.98.')).toBeVisible();
    expect(plan('Professional').getByText('$799.90')).toBeVisible();
    expect(plan('Enterprise').getByText('Custom')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Billing period' })).getByRole('status'),
    ).toHaveTextContent('Billed yearly, you pay for 10 of 12 months.');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(plan('Professional').getByText('Most Popular')).toBeVisible();
    for (const card of within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('listitem')) {
      const [heading] = within(card).queryAllByRole('heading', { level: 2 });
      if (!heading) continue;
      const name = heading.textContent;
      expect(within(card).getByRole('heading', { name: `${name} Features` })).toBeVisible();
      expect(within(card).getByRole('heading', { name: `${name} Limits` })).toBeVisible();
      for (const paragraph of within(card).getAllByRole('paragraph')) {
        expect(paragraph).not.toBeEmptyDOMElement();
        expect(heading.compareDocumentPosition(paragraph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      }
    }
  });

  test('answers six questions, and opens the one in the URL', async () => {
    await renderRoute('/pricing#cancel-or-change');
    const questions = within(screen.getByRole('main'))
      .getAllByRole('group')
      .filter((group) => group.matches('details'));
    expect(questions).toHaveLength(6);
    expect(questions.filter((question) => question.hasAttribute('open'))).toEqual([
      screen.getByRole('heading', { name: 'Can we cancel or change plans?' }).closest('details'),
    ]);
  });

  test('remembers the period from page to page', async () => {
    const { user } = await renderRoute('/pricing');
    await user.click(toggle('Yearly'));
    await user.click(plan('Starter').getByRole('link'));
    expect(await screen.findByRole('form', { name: 'Contact' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'About: Starter plan, billed yearly',
    );
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Pricing' }));
    expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeChecked();
  });
});
