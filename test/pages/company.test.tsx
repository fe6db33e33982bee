import { screen, within, act } from '@testing-library/react';
import { aboutPage } from '../../src/content/company/about';
import { caseStudies } from '../../src/content/company/caseStudies';
import { clientStories, industries } from '../../src/content/company/clients';
import { faqCategories } from '../../src/content/company/faq';
import { team } from '../../src/content/company/team';
import { serviceTitles } from '../../src/content/lists/titles.computed';
import { toolSlugs, serviceSlugs } from '../../src/content/slugs';
import { itemsOf, section, card, textOf, hrefOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';

describe('/about-us', () => {
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

  test('says when the company was founded, by whom and where it is', async () => {
    await renderRoute('/about-us');
    expect(fact('Founded')).toHaveTextContent('2012');
    expect(fact('Founder')).toHaveTextContent('Miriam Castellano');
    expect(fact('Location')).toHaveTextContent('New York');
    expect(hrefOf(screen.getAllByRole('link', { name: 'Miriam Castellano' })[0])).toBe(
      '/team#miriam-castellano',
    );
  });

  test('tells the story, the mission, the expertise and the way of working', async () => {
    await renderRoute('/about-us');
    for (const paragraph of aboutPage.story) expect(section('Our story').getByText(paragraph)).toBeVisible();
    expect(section('Our mission').getByText(aboutPage.mission)).toBeVisible();
    expect(itemsOf(section('Our expertise'))).toHaveLength(6);
    expect(itemsOf(section('How we work'))).toEqual(aboutPage.howWeWork.map(({ title }) => title));
  });

  test('tags 13 technologies, and links those that have a page', async () => {
    await renderRoute('/about-us');
    const tags = screen.getByRole('list', { name: 'Technologies' });
    expect(within(tags).getAllByRole('listitem')).toHaveLength(13);
    const links = within(tags).getAllByRole('link');
    expect(links).toHaveLength(12);
    const pages = toolSlugs.map((slug) => `/${slug}`);
    for (const link of links) expect(pages).toContain(link.getAttribute('href'));
    expect(within(tags).getByText('Python')).not.toHaveAttribute('href');
  });
});

describe('/team', () => {
  function entry(name: string) {
    const found = screen.getByRole('heading', { level: 2, name }).closest('li');
    if (!found) throw new Error(`${name} has no entry.`);
    return found;
  }

  test('shows each member’s portrait with initials, position, bio, expertise, anchor, LinkedIn profile and email', async () => {
    await renderRoute('/team');
    for (const { id, name, position, bio, expertise, linkedin, email } of team) {
      const member = within(entry(name));
      expect(entry(name)).toHaveAttribute('id', id);
      const initials = name.replace(/(\p{L})\p{L}*\s*/gu, '$1');
      const portrait = member.getByRole('img', { name: /^Drawing of a .*man with/ });
      for (const text of [
        within(portrait).getByText(initials),
        member.getByText(position),
        member.getByText(bio),
      ])
        expect(text).toBeVisible();
      const tags = within(member.getByRole('list', { name: 'Expertise' })).getAllByRole('listitem');
      expect(tags.map(textOf)).toEqual(expertise);
      const profile = member.getByRole('link', {
        name: `LinkedIn (demo link) for ${name}, who is fictional`,
      });
      expect(profile).toHaveAttribute('href', linkedin);
      expect(profile).toHaveAttribute('rel', 'noreferrer');
      expect(member.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
  });

  test('marks the member that a link asked for, and links the posts that they wrote', async () => {
    await renderRoute('/team#dev-raghunathan');
    expect(entry('Dev Raghunathan')).toHaveAttribute('aria-current', 'location');
    expect(entry('Miriam Castellano')).not.toHaveAttribute('aria-current');
    expect(hrefOf(within(entry('Dev Raghunathan')).getAllByRole('link')[0])).toBe(
      '/blog/lightfm-personalization-at-scale',
    );
  });

  test('no two portraits are alike', async () => {
    await renderRoute('/team');
    const portraits = screen.getAllByRole('img', { name: /^Drawing/ });
    expect(new Set(portraits.map((portrait) => portrait.getAttribute('aria-label'))).size).toBe(team.length);
    expect(new Set(portraits.map((portrait) => portrait.innerHTML)).size).toBe(team.length);
  });
});

describe('/clients', () => {
  test('lists the number of clients per industry in a table', async () => {
    await renderRoute('/clients');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const said = rows.map((row) => ({
      name: within(row).getByRole('rowheader').textContent,
      clients: Number(within(row).getAllByRole('cell')[0]?.textContent),
    }));
    expect(said).toEqual(industries);
  });

  test('links each industry to its story, or to the contact form', async () => {
    const { user, router } = await renderRoute('/clients');
    const table = within(screen.getByRole('table'));
    for (const { id, name } of clientStories) {
      expect(table.getByRole('link', { name })).toHaveAttribute('href', `/clients#${id}`);
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 3, name }));
    }
    const [ask] = table.getAllByRole('link', { name: /^Ask for one/ });
    if (!ask) throw new Error('No industry is without a story.');
    await user.click(ask);
    expect(router.state.location.pathname).toBe('/contact-us');
  });

  test('tells six stories, each with a challenge, solution, results and quote', async () => {
    await renderRoute('/clients');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    for (const { name, industry, challenge, solution, results, testimonial } of clientStories) {
      const story = card(name);
      for (const label of ['Challenge', 'Solution', 'Results'])
        expect(story.getByRole('heading', { level: 4, name: label })).toBeVisible();
      const { quote, author, role } = testimonial;
      for (const text of [industry, challenge, solution, ...results, quote, `${author}, ${role}`])
        expect(story.getByText(text)).toBeVisible();
    }
  });
});

describe('/case-study', () => {
  test('lists its five cases in a table that links to them', async () => {
    await renderRoute('/case-study');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row').slice(1)).toHaveLength(5);
    for (const { id, title } of caseStudies) {
      expect(table.getByRole('link', { name: title })).toHaveAttribute('href', `/case-study#${id}`);
      expect(document.getElementById(id)).toContainElement(
        screen.getByRole('heading', { level: 2, name: title }),
      );
    }
  });

  test('links each case to the next one and to the overview', async () => {
    await renderRoute('/case-study');
    for (const [index, { title }] of caseStudies.entries()) {
      const addresses = card(title).getAllByRole('link').map(hrefOf);
      const next = caseStudies[index + 1];
      expect(addresses.at(-1)).toBe('/case-study#overview');
      if (next) expect(addresses.at(-2)).toBe(`/case-study#${next.id}`);
    }
  });

  test('shows all parts of each case, with links to its services and tools', async () => {
    await renderRoute('/case-study');
    for (const study of caseStudies) {
      const { title, client, category, duration, challenge, solution, results, measure } = study;
      const article = card(title);
      for (const label of ['Challenge', 'Solution', 'Results']) {
        const heading = article.getByRole('heading', { level: 3, name: new RegExp(`^${label}`) });
        // All cases have the same three headings, so each adds its case for screen reader users who list headings.
        expect(heading).toHaveAccessibleName(expect.stringContaining(title));
      }
      expect(article.getByText(category, { selector: 'header *' })).toBeVisible();
      const sides = article.getByText(measure.counted).closest('figure')?.querySelectorAll('p') ?? [];
      expect([...sides].map(textOf)).toEqual([`Before ${measure.before}`, `After ${measure.after}`]);
      for (const text of [client, duration, challenge, solution, ...results])
        expect(article.getByText(text)).toBeVisible();

      for (const service of study.services)
        expect(hrefOf(article.getByRole('link', { name: serviceTitles[service] }))).toBe(`/${service}`);
      const tags = within(article.getByRole('list', { name: 'Technologies' })).getAllByRole('listitem');
      expect(tags.map((tag) => [tag.textContent, tag.querySelector('a')?.getAttribute('href')])).toEqual(
        study.technologies.map(({ name, tool }) => [name, tool && `/${tool}`]),
      );
    }
  });
});

describe('/faq', () => {
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
      .map(textOf);

  test('answers at least five questions in each of five categories, all closed', async () => {
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

  test('opens the question in the URL', async () => {
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

  test('opens and closes all answers with one button, which follows the answers', async () => {
    const { user } = await renderRoute('/faq');
    await user.click(screen.getByRole('button', { name: 'Open all answers', expanded: false }));
    await screen.findByRole('button', { name: 'Close all answers', expanded: true });
    expect(openQuestions()).toHaveLength(faqCategories.flatMap(({ questions }) => questions).length);
    await user.click(screen.getByText(start));
    await user.click(await screen.findByRole('button', { name: 'Open all answers' }));
    await user.click(await screen.findByRole('button', { name: 'Close all answers' }));
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
