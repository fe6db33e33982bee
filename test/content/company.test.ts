import { caseStudies } from '../../src/content/company/caseStudies';
import { clientStats, clientStories, industries } from '../../src/content/company/clients';
import { company } from '../../src/content/company';
import { faqCategories } from '../../src/content/company/faq';
import { team } from '../../src/content/company/team';
import { technologyTags } from '../../src/content/technologies';

const anchor = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function expectAllDifferent(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('about', () => {
  test('technology tags are unique', () => {
    expectAllDifferent(technologyTags.map(({ name }) => name));
  });
});

describe('team', () => {
  test('everyone has a unique anchor and company address', () => {
    for (const { id, email } of team) {
      expect(id).toMatch(anchor);
      expect(email).toMatch(/^[a-z]+@tangelo\.example$/);
    }
    expectAllDifferent(team.flatMap(({ id, email }) => [id, email]));
  });

  test('profile links don’t lead to accounts, which anybody could register', () => {
    for (const address of [
      ...team.map(({ linkedin }) => linkedin),
      ...company.social.map(({ href }) => href),
    ])
      expect(new URL(address)).toMatchObject({ pathname: '/', search: '', hash: '' });
  });
});

describe('clients', () => {
  test('industries are unique, largest first', () => {
    expectAllDifferent(industries.map(({ name }) => name));
    const counts = industries.map(({ clients }) => clients);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('clients of all industries add up to the total', () => {
    const total = industries.reduce((sum, { clients }) => sum + clients, 0);
    expect(clientStats).toContainEqual(expect.objectContaining({ value: '500+', label: 'Clients' }));
    expect(total).toBeGreaterThanOrEqual(500);
    expect(total).toBeLessThan(600);
  });

  test('stories are about different industries', () => {
    expectAllDifferent(clientStories.map(({ industry }) => industry));
    for (const { industry } of clientStories) expect(industries.map(({ name }) => name)).toContain(industry);
  });

  test('each story has an anchor and results', () => {
    expectAllDifferent(clientStories.map(({ id }) => id));
    for (const { id, results, testimonial } of clientStories) {
      expect(id).toMatch(anchor);
      expect(results.length).toBeGreaterThan(0);
      expect(testimonial.quote).not.toMatch(/^[“"]|[”"]$/);
    }
  });
});

describe('case studies', () => {
  test('have different categories', () => {
    expectAllDifferent(caseStudies.map(({ category }) => category));
  });

  test('each has an anchor, results, technologies, services and a duration of at most a year', () => {
    for (const { id, results, technologies, services, duration } of caseStudies) {
      expect(id).toMatch(anchor);
      expect(results.length).toBeGreaterThan(0);
      expect(technologies.length).toBeGreaterThan(0);
      expect(services.length).toBeGreaterThan(0);
      expect(duration).toMatch(/^([2-9]|1[0-2]) months$/);
    }
  });
});

describe('questions', () => {
  test('questions are unique', () => {
    const all = faqCategories.flatMap(({ questions }) => questions);
    expectAllDifferent(all.map(({ question }) => question));
    expectAllDifferent(all.map(({ answer }) => answer));
  });
});
