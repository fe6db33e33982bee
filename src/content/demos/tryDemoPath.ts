import { paths } from '../paths';
import type { ProductId } from '../slugs';
import { hasDemo } from './hasDemo';

export function tryDemoPath(id: ProductId): string {
  return hasDemo(id) ? paths.demo(id) : paths.demoRequest(id);
}
