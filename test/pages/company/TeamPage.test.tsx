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
      expect(tags.map(({ textContent }) => textContent)).toEqual(expertise);
      const profile = member.getByRole('link', {
        name: `LinkedIn (demo link) for ${name}, who is fictional`,
      });
      expect(profile).toHaveAttribute('href', linkedin);
      expect(profile).toHaveAttribute('rel', 'noreferrer');
      expect(member.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
  });

  test('no two portraits are alike', async () => {
    await renderRoute('/team');
    const portraits = screen.getAllByRole('img', { name: /^Drawing/ });
    expect(new Set(portraits.map((portrait) => portrait.getAttribute('aria-label'))).size).toBe(team.length);
    expect(new Set(portraits.map((portrait) => portrait.innerHTML)).size).toBe(team.length);
  });
});
