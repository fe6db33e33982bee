import { screen, within } from '@testing-library/react';
import { errorSummary, hardTexts, queryErrorSummary, summarizedErrors, watchLog } from '../../support/forms';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';

const THANKS = 'Thank you for your message! We will get back to you soon.';

const form = () => within(screen.getByRole('form', { name: 'Contact' }));
const field = (name: string | RegExp) => form().getByRole('textbox', { name });
const subject = () => form().getByRole('combobox', { name: 'Subject' });
const status = () => form().getByRole('status');
const send = () => form().getByRole('button', { name: 'Send message' });

describe('/contact-us', () => {
  test('says how to reach us, and when', async () => {
    await renderRoute('/contact-us');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute('href', 'tel:+12125550142');
    expect(main.getByRole('link', { name: 'hello@tangelo.example' })).toBeVisible();
    expect(main.getByText('9:00-18:00 EST')).toBeVisible();
    expect(main.getByText('Closed')).toBeVisible();
    expect(main.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  });

  test("offers the six subjects below 'Select a subject', which is chosen", async () => {
    await renderRoute('/contact-us');
    expect(
      within(subject())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Select a subject',
      'General Inquiry',
      'Services Information',
      'Partnership Opportunities',
      'Technical Support',
      'Request a Demo',
      'Pricing Information',
    ]);
    expect(subject()).toHaveValue('');
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

  test.each(sample(hardTexts))('keeps the input and handles %s', async (_title, text) => {
    watchLog();
    const { user } = await renderRoute('/contact-us');
    for (const name of ['Name', 'Email', 'Message']) {
      await user.click(field(name));
      await user.paste(text);
    }
    await user.click(send());
    expect(errorSummary()).toHaveFocus();
    expect(field('Email')).toBeInvalid();
    for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue(text);
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

  test('names a plan, ignoring an unknown billing period', async () => {
    await renderRoute('/contact-us?plan=starter&billing=weekly');
    expect(field('Message')).toHaveAccessibleDescription('About: Starter plan');
  });

  test('has autofill hints', async () => {
    await renderRoute('/contact-us');
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  });
});
