import { screen, within } from '@testing-library/react';
import { team } from '../../../src/content/company/team';
import { renderRoute } from '../../support/renderRoute';

function entry(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`${name} has no entry.`);
  return found;
}

describe('/team', () => {
  test('introduces six people, the founder first', async () => {
    await renderRoute('/team');
    const main = within(screen.getByRole('main'));
    const names = main
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, -1);
    expect(names).toEqual(team.map(({ name }) => name));
    expect(names).toHaveLength(6);
    expect(names[0]).toBe('Miriam Castellano');
  });

  test.each(team)(
    '$name has a portrait with initials, a position, a bio, expertise and an anchor',
    async ({ id, name, position, bio, expertise }) => {
      await renderRoute('/team');
      const member = entry(name);
      expect(member).toHaveAttribute('id', id);
      const initials = name.replace(/(\p{L})\p{L}*\s*/gu, '$1');
      const portrait = within(member).getByRole('img', { name: /^Drawing of a .*man with/ });
      expect(within(portrait).getByText(initials)).toBeVisible();
      expect(within(member).getByText(position)).toBeVisible();
      expect(within(member).getByText(bio)).toBeVisible();
      const tags = within(member).getByRole('list', { name: 'Expertise' });
      expect(
        within(tags)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(expertise);
    },
  );

  test('no two portraits are alike', async () => {
    await renderRoute('/team');
    const portraits = screen.getAllByRole('img', { name: /^Drawing/ });
    expect(new Set(portraits.map((portrait) => portrait.getAttribute('aria-label'))).size).toBe(team.length);
    expect(new Set(portraits.map((portrait) => portrait.innerHTML)).size).toBe(team.length);
  });

  test.each(team)('$name can be reached on LinkedIn and by email', async ({ name, linkedin, email }) => {
    await renderRoute('/team');
    const profile = screen.getByRole('link', {
      name: `LinkedIn (demo link) for ${name}, who is fictional`,
    });
    expect(profile).toHaveAttribute('href', linkedin);
    expect(profile).toHaveAttribute('rel', 'noreferrer');
    expect(within(entry(name)).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });
});
