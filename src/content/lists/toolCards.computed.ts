import { mainServiceOf } from '../relations';
import type { ToolSlug } from '../slugs';
import { cardToolSlugs, listedToolSlugs } from '../slugs';
import type { ToolCard } from '../types';
import { areaByService } from './serviceRelations.computed';
import { tools } from './tools';

function toolCard(slug: ToolSlug): ToolCard {
  const { title, category, description, applications } = tools[slug];
  const area = areaByService[mainServiceOf(slug)];
  return { slug, title, category, description, area, job: applications[0]?.title ?? category };
}

export const cardTools = cardToolSlugs.map(toolCard);
export const listedTools = listedToolSlugs.map(toolCard);
