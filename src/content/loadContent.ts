import type { ServiceSlug, ToolSlug } from './slugs';
import type { Service, Tool } from './types';

// Each file that these functions load has a chunk of its own.

export function loadService(slug: ServiceSlug): Promise<Service> {
  return import(`./services/${slug}.ts`).then(({ service }: { readonly service: Service }) => service);
}

export function loadTool(slug: ToolSlug): Promise<Tool> {
  return import(`./tools/${slug}.ts`).then(({ tool }: { readonly tool: Tool }) => tool);
}
