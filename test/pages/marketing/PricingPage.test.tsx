import { screen, within } from '@testing-library/react';
import { addOns } from '../../../src/content/pricing/pricing';
import { renderRoute } from '../../support/renderRoute';

const plan = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`There is no plan '${name}'.`);
  return within(found);
};
const toggle = (name: 'Monthly' | 'Yearly') => screen.getByRole('radio', { name });

describe('/pricing', () => {
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
    ).toHaveTextContent('Yearly saves $59.98 with Starter and $159.98 with Professional.');
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
    ).toHaveTextContent('You save $59.98 with Starter and $159.98 with Professional.');
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
