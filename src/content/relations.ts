// Relations between tools and services, so that pages can link them without loading their texts.
import { sharedCount, mostSimilar } from '../domain/mostSimilar';
import { technologiesByService } from './lists/serviceRelations.computed';
import type { ServiceSlug, ToolSlug } from './slugs';
import { serviceSlugs, toolSlugs } from './slugs';

export function servicesOfTool(tool: ToolSlug): readonly ServiceSlug[] {
  return serviceSlugs.filter((service) => technologiesByService[service].includes(tool));
}

/** Returns the service that relies on the tool most. */
export function mainServiceOf(tool: ToolSlug): ServiceSlug {
  const rank = (service: ServiceSlug) => technologiesByService[service].indexOf(tool);
  return servicesOfTool(tool).reduce((main, service) => (rank(service) < rank(main) ? service : main));
}

/** Returns related tools, those that share the most services first. */
export function relatedTools(slug: ToolSlug, count: number): readonly ToolSlug[] {
  const own = servicesOfTool(slug);
  const shared = (other: ToolSlug) => sharedCount(servicesOfTool(other), own);
  const others = toolSlugs.filter((other) => other !== slug && shared(other) > 0);
  return mostSimilar(others, shared, count);
}
