import { relatedTools, servicesOfTool } from '../../src/content/relations';
import { toolSlugs } from '../../src/content/slugs';
import { tools } from '../../src/content/lists/tools';
import { lookUpTool } from '../../src/pages/marketing/tool/toolLoader';
import { wordsIn } from '../support/words';

test('an unknown tool falls back to TensorFlow', () => {
  expect(lookUpTool('abacus')).toBe('tensorflow');
  expect(lookUpTool('')).toBe('tensorflow');
  expect(lookUpTool('constructor')).toBe('tensorflow');
  for (const slug of toolSlugs) expect(lookUpTool(slug)).toBe(slug);
});

describe.each(toolSlugs)('%s', (slug) => {
  test('has complete details', () => {
    const detail = tools[slug];
    const words = wordsIn(detail.overview);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(150);
    expect(detail.whyWeUse.length).toBeGreaterThanOrEqual(4);
    expect(detail.applications.length).toBeGreaterThanOrEqual(4);
    expect(detail.benefits.length).toBeGreaterThanOrEqual(4);
    expect(detail.integration.length).toBeGreaterThanOrEqual(3);
  });

  test('says below its heading what kind of tool it is', () => {
    const { subtitle } = tools[slug];
    expect(subtitle).toMatch(
      /\b(?:software|framework|library|libraries|language|service|engine|toolkit|method)\b/i,
    );
  });

  test('says when it was last checked, and against what', () => {
    const { checked, checkedAgainst } = tools[slug];
    expect(checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
    expect(checkedAgainst).not.toBe('');
  });

  test('is related to tools of the same services', () => {
    const related = relatedTools(slug, 3);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(slug);
    for (const other of related) {
      expect(servicesOfTool(other).some((service) => servicesOfTool(slug).includes(service))).toBe(true);
    }
  });
});

test('the tool that shares most services comes first', () => {
  expect(relatedTools('rasa', 1)).toEqual(['botpress']);
});
