import type { ToolSlug } from '../slugs';
import { cardToolSlugs, listedToolSlugs } from '../slugs';
import type { ToolCard } from '../types';
import { tools } from './tools';

function toolCard(slug: ToolSlug): ToolCard {
  const { title, category, description, code, applications } = tools[slug];
  return { slug, title, category, description, code, job: applications[0]?.title ?? category };
}

export const cardTools = cardToolSlugs.map(toolCard);
export const listedTools = listedToolSlugs.map(toolCard);
