import { keysOf } from '../../domain/records';
import type { ServiceCard } from '../types';
import { technologiesNamed } from '../technologies';
import { services } from './services';

export const serviceCards: readonly ServiceCard[] = keysOf(services).map((slug) => {
  const { title, card, technologies } = services[slug];
  return { slug, title, ...card, technologies: technologiesNamed(technologies) };
});
