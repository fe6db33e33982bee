import { act, screen, within } from '@testing-library/react';
import { faqCategories } from '../../../src/content/company/faq';
import { serviceSlugs } from '../../../src/content/slugs';
import { renderRoute } from '../../support/renderRoute';
import { section } from '../../support/parts';

const small = 'Is my store too small for this?';
const start = 'Which service should I start with?';

function disclosure(question: string) {
  const found = screen.getByRole('heading', { level: 3, name: question }).closest('details');
  if (!found) throw new Error(`No disclosure asks '${question}'.`);
  return found;
}

const openQuestions = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('details')?.open)
    .map(({ textContent }) => textContent);

describe('/faq', () => {
  test('answers at least five questions in each of five categories', async () => {
    await renderRoute('/faq');
    const titles = [
      'Services & Approach',
      'Implementation & Timeline',
      'Data & Privacy',
      'Pricing & Contracts',
      'Support & Results',
    ];
    for (const title of titles) {
      expect(section(title).getAllByRole('group').length).toBeGreaterThanOrEqual(5);
    }
    expect(openQuestions()).toEqual([]);
  });

  test('lists its categories and links to each', async () => {
    await renderRoute('/faq');
    const list = within(screen.getByRole('navigation', { name: 'Categories' }));
    const links = list.getAllByRole('link');
    expect(links).toHaveLength(5);
    faqCategories.forEach(({ id, title, questions }, index) => {
      expect(links[index]).toHaveTextContent(`${title} ${questions.length} questions`);
      expect(links[index]).toHaveAttribute('href', `/faq#${id}`);
      expect(document.getElementById(id)).toContainElement(
        screen.getByRole('heading', { level: 2, name: title }),
      );
    });
  });

  test('opens and closes each question on its own', async () => {
    const { user } = await renderRoute('/faq');
    await user.click(screen.getByText(small));
    await user.click(screen.getByText(start));
    expect(openQuestions()).toEqual([start, small]);
    await user.click(screen.getByText(small));
    expect(openQuestions()).toEqual([start]);
  });

  test('opens only the question in the URL', async () => {
    await renderRoute('/faq#too-small');
    expect(openQuestions()).toEqual([small]);
    expect(within(disclosure(small)).getByText(/covers up to 10,000 products/)).toBeVisible();
  });

  test('opens the question that a link on the page points to, and keeps others open', async () => {
    const { user, router } = await renderRoute('/faq');
    await user.click(screen.getByText(start));
    await act(() => router.navigate('/faq#too-small'));
    expect(openQuestions()).toEqual([start, small]);
  });

  test('opens nothing for an unknown question', async () => {
    await renderRoute('/faq#<script>');
    expect(openQuestions()).toEqual([]);
  });

  test('offers each question’s own link', async () => {
    const { user, router } = await renderRoute('/faq#too-small');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const link = screen.getByRole('link', { name: `Link to this question (${small})` });
    expect(link).toHaveAttribute('href', '/faq#too-small');
    await user.click(link);
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/faq#too-small$/));
    expect(within(disclosure(small)).getByRole('status')).toHaveTextContent('Link copied');
    expect(router.state.location.hash).toBe('#too-small');
  });

  test('states the specification’s terms and figures', async () => {
    await renderRoute('/faq');
    for (const [id, words] of [
      ['what-do-you-do', `${serviceSlugs.length} services`],
      ['how-long', '2-4 weeks'],
      ['how-long', '2-6 months'],
      ['when-results', '3-6 months'],
      ['money-back', '30-day money-back'],
      ['how-to-leave', '30 days’ written notice'],
      ['late-payment', '30 days without payment'],
      ['which-law', 'fees of the last 12 months'],
      ['which-law', 'JAMS arbitration'],
      ['send-data', 'CSV files'],
      ['send-data', 'Leave out card numbers'],
      ['who-sees-data', 'The people at Tangelo who set up and support your store'],
      ['who-sees-data', 'Your contract names that provider'],
      ['children', '16'],
      ['how-fast', 'Within 2 hours'],
      ['how-measured', '35%'],
      ['mistakes', '99.5%'],
      ['outages', '99.9%'],
      ['what-it-costs', '$29.99 a month'],
      ['what-it-costs', '$79.99'],
      ['cheaper-by-the-year', '$299.90'],
      ['cheaper-by-the-year', '$799.90'],
      ['extra-costs', '$0.10 per 1,000'],
    ] as const)
      expect(document.getElementById(id)).toHaveTextContent(words);
  });
});
