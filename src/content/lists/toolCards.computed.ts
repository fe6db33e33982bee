import type { ToolSlug } from '../slugs';
import { cardToolSlugs, listedToolSlugs } from '../slugs';
import type { ToolCard } from '../types';
import { tools } from './tools';

function toolCard(slug: ToolSlug): ToolCard {
  const { title, category, description, code } = tools[slug];
  return { slug, title, category, description, code };
}

export const cardTools = cardToolSlugs.map(toolCard);
export const listedTools = listedToolSlugs.map(toolCard);
